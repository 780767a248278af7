import type { ReactNode } from 'react';
import './states.css';

interface Props {
  of: { isPlaceholderData: boolean };
  children: ReactNode;
}

/** What answers the question before, while the next is under way: dimmed, and said to be busy. */
export function StaleContent({ of: { isPlaceholderData }, children }: Props) {
  return (
    <div className={isPlaceholderData ? 'k-stale' : undefined} aria-busy={isPlaceholderData || undefined}>
      {children}
    </div>
  );
}
