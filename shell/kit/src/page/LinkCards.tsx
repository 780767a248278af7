import type { ReactNode } from 'react';
import { Link } from '../modules/router';
import './page.css';

export interface Way {
  path: string;
  /** Translated, as `words`. */
  title: string;
  /** What is found there, in half a line. */
  words: string;
  icon?: ReactNode;
}

/** Ways into other pages, a card each. `label` tells this navigation from others of the page. */
export function WayCards({ label, ways }: { label: string; ways: readonly Way[] }) {
  return (
    <nav className="k-ways" aria-label={label}>
      {ways.map(({ path, title, words, icon }) => (
        <Link key={path} to={path} className="k-way">
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
