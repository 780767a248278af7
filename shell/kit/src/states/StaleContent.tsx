import type { ReactNode } from 'react';
import './states.css';

interface Props {
  of: { isPlaceholderData: boolean };
  children: ReactNode;
}

/** Dims the former content while the next is loading, and marks it busy. */
export function StaleContent({ of: { isPlaceholderData }, children }: Props) {
  return (
    <div className={isPlaceholderData ? 'k-stale' : undefined} aria-busy={isPlaceholderData || undefined}>
      {children}
    </div>
  );
}
