import { type ReactNode, useId } from 'react';
import './page.css';

interface Props {
  title?: ReactNode;
  /** Secondary content beside the title. */
  aside?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Section with a title, which names it for screen readers. */
export function Card({ title, aside, actions, className = '', children }: Props) {
  const titleId = useId();
  return (
    <section className={`k-card ${className}`} {...(title ? { 'aria-labelledby': titleId } : {})}>
      {title && (
        <header className="k-card-head">
          <h2 id={titleId}>{title}</h2>
          {aside && <span className="k-card-aside">{aside}</span>}
          {actions && <span className="k-card-actions">{actions}</span>}
        </header>
      )}
      {children}
    </section>
  );
}
