import { useSyncExternalStore } from 'react';

const narrowerThan = (width: number) => window.matchMedia?.(`(max-width: ${width - 0.02}px)`);

/** Returns whether the window is narrower than `width` in px; defaults to a phone's width. */
export function useNarrow(width = 640): boolean {
  return useSyncExternalStore(
    (heard) => {
      const media = narrowerThan(width);
      media?.addEventListener('change', heard);
      return () => media?.removeEventListener('change', heard);
    },
    () => narrowerThan(width)?.matches ?? false,
  );
}
