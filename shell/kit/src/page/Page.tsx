import { type ReactNode, useEffect } from 'react';
import { useT } from '../i18n/texts';
import { Link } from '../modules/router';
import './page.css';

interface Props {
  title: string;
  /** One line below the title. */
  context?: ReactNode;
  /** The primary actions, at the right. */
  actions?: ReactNode;
  back?: { to: string; label: string };
  /** Uses the full width, for tables and review screens. */
  wide?: boolean;
  children: ReactNode;
}

/** Frame of every page: heading, actions and content. Its title is also the title of the browser tab. */
export function Page({ title, context, actions, back, wide = false, children }: Props) {
  const t = useT();
  useEffect(() => {
    document.title = `${title} · Lichen`;
  }, [title]);
  return (
    <div className={wide ? 'k-page k-page-wide' : 'k-page'}>
      <header className="k-page-head">
        <div className="k-page-words">
          {back && (
            <Link className="k-page-back" to={back.to}>
              <span aria-hidden="true">←</span> {t(back.label)}
            </Link>
          )}
          <h1>{title}</h1>
          {context && <p className="k-page-context">{context}</p>}
        </div>
        {actions && <div className="k-page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
