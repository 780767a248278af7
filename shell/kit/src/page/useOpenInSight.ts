import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls the open entry of a row of links to the middle, where the row is wider than the window.
 * @param of changes when another entry is open, or when the entries have other widths
 */
export function useOpenInSight(of: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `of`
  useLayoutEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && open)
      row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
  }, [of]);
  return row;
}
