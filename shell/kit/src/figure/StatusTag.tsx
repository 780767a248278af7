import type { ReactNode } from 'react';
import './figure.css';

type Tone = 'plain' | 'good' | 'attention' | 'bad';

const ICONS: Record<Tone, string | null> = { plain: null, good: '✓', attention: '◔', bad: '!' };

interface Props {
  tone?: Tone;
  /** Icon to use instead of the tone's. */
  mark?: string;
  /** Tooltip with the full sentence. */
  title?: string;
  children: ReactNode;
}

/** Shows a state as text, with an icon in addition to the colour. */
export function StatusTag({ tone = 'plain', mark, title, children }: Props) {
  const icon = mark ?? ICONS[tone];
  return (
    <span className={`k-tag k-tag-${tone}`} title={title}>
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </span>
  );
}
