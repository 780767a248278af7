import { OUTDATED, reloadPage, useOnline, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { Part } from './part';

interface Props {
  part: Part;
  compact: boolean;
  reference: string;
  retry: () => void;
  /** The portal no longer has the code, so that only a reload helps. */
  isGone?: boolean;
}

/** Shown in place of a page or widget that failed; everything around it keeps working. */
export function MountFailure({ part, compact, reference, retry, isGone = false }: Props) {
  const t = useT();
  const isOnline = useOnline();
  const whyNot = isOnline
    ? 'The rest of the portal works as usual. Try again in a moment.'
    : 'You are offline. This page will load when the connection is restored.';
  return (
    <section className={compact ? 'p-failure k-card' : 'p-failure'} role="alert">
      <p className="p-failure-what">{t('{title} could not be shown', { title: t(part.title) })}</p>
      <p className="p-failure-why">{t(isGone ? OUTDATED : whyNot)}</p>
      <div className="p-failure-buttons">
        {isGone && (
          <Button type="primary" onClick={reloadPage}>
            {t('Reload')}
          </Button>
        )}
        <Button onClick={retry}>{t('Try again')}</Button>
      </div>
      <p className="p-failure-reference">{t('Reference {id}', { id: reference })}</p>
    </section>
  );
}
