import type { Refusal } from '@lichen/contracts/portal/portal';
import { TEXTS } from '@lichen/contracts/text/texts';
import { openToText, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { type ReactNode, useEffect } from 'react';
import { Mark } from '../../brand/Mark';

function Notice({ title, children }: { title: string; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Lichen`;
  }, [title]);
  return (
    <section className="p-notice" role="alert">
      <Mark size={44} />
      <h1>{title}</h1>
      {children}
    </section>
  );
}

export function UnknownPage() {
  const t = useT();
  return (
    <Notice title={t(TEXTS.notFoundPage)}>
      <p>
        <Link to="/dashboard">{t('Home')}</Link>
      </p>
    </Notice>
  );
}

/** Shown for a page that was retired while this tab knew it. It returns by itself. */
export function StoppedPage({ title }: { title: string }) {
  const t = useT();
  return (
    <section className="p-failure" role="alert">
      <p className="p-failure-what">{t('{title} could not be shown', { title: t(title) })}</p>
      <p className="p-failure-why">
        {t('This page is out of service for now. Unsaved input is kept until it is back.')}
      </p>
    </section>
  );
}

/** The gate's refusal in its own words. Log-in and set-up take over as pages of their own. */
export function RefusedArea({ verdict }: { verdict: Refusal }) {
  const t = useT();
  const elsewhere = verdict.why === 'login' ? '/' : verdict.why === 'setup' ? '/setup' : null;
  useEffect(() => {
    if (elsewhere) window.location.assign(elsewhere);
  }, [elsewhere]);
  if (elsewhere) return null;
  const { roles = [] } = verdict;
  return (
    <Notice title={t(verdict.text)}>
      {verdict.detail && <p>{t(verdict.detail)}</p>}
      {roles.length > 0 && <p>{openToText(roles)}</p>}
    </Notice>
  );
}
