import type { ReactNode } from 'react';
import './states.css';

interface Props {
  of: { isPlaceholderData: boolean };
  children: ReactNode;
}

/** Dims the previous content while the next one loads, and marks it as busy. */
export function StaleContent({ of: { isPlaceholderData }, children }: Props) {
  return (
    <div className={isPlaceholderData ? 'k-stale' : undefined} aria-busy={isPlaceholderData || undefined}>
      {children}
    </div>
  );
}
