import type { ReactNode } from 'react';
import { Link } from '../modules/router';
import './page.css';

export interface LinkCard {
  path: string;
  /** Translated, as `words`. */
  title: string;
  /** Half a line about the target. */
  words: string;
  icon?: ReactNode;
}

/** Links to other pages, one card each. `label` tells this navigation from others of the page. */
export function LinkCards({ label, links }: { label: string; links: readonly LinkCard[] }) {
  return (
    <nav className="k-link-cards" aria-label={label}>
      {links.map(({ path, title, words, icon }) => (
        <Link key={path} to={path} className="k-link-card">
          {icon}
          <span>
            <strong>{title}</strong>
            <small>{words}</small>
          </span>
        </Link>
      ))}
    </nav>
  );
}
