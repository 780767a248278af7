import type { ReactNode } from 'react';
import './figure.css';

type Tone = 'plain' | 'good' | 'attention' | 'bad';

const ICONS: Record<Tone, string | null> = { plain: null, good: '✓', attention: '◔', bad: '!' };

/** A state in words, with a mark beside the colour. */
export function StatusTag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  const icon = ICONS[tone];
  return (
    <span className={`k-tag k-tag-${tone}`}>
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </span>
  );
}
