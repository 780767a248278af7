import type { ReactNode } from 'react';
import './figure.css';

type Tone = 'plain' | 'good' | 'attention' | 'bad';

const ICONS: Record<Tone, string | null> = { plain: null, good: '✓', attention: '◔', bad: '!' };

interface Props {
  tone?: Tone;
  /** A mark of its own in place of the tone's. */
  mark?: string;
  /** The whole sentence behind the word. */
  title?: string;
  children: ReactNode;
}

/** A state in words, with a mark beside the colour. */
export function StatusTag({ tone = 'plain', mark, title, children }: Props) {
  const icon = mark ?? ICONS[tone];
  return (
    <span className={`k-tag k-tag-${tone}`} title={title}>
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </span>
  );
}
