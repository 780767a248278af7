import type { ReactNode } from 'react';
import { Link } from '../modules/router';
import './page.css';

/** A card, with the path of the page that it leads to. */
export interface LinkCard {
  path: string;
  /** Translated, like `words`. */
  title: string;
  /** Short description of the target. */
  words: string;
  icon?: ReactNode;
}

/** Links to other pages, one card each. `label` is the accessible name of this navigation. */
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
