import { useEffect, useRef, useState } from 'react';
import { useDebouncedValue } from '../states/useDebouncedValue';
import type { UrlState } from './useUrlState';

interface Options {
  /** Pause in typing, in milliseconds. */
  pause?: number;
  /** Fewer characters do not filter. */
  from?: number;
}

/**
 * Text filter of a list: it is written to the address after a pause in typing, and follows the address when that
 * changes otherwise, as by the back button.
 */
export function useUrlText(
  { one, set }: UrlState,
  name: string,
  { pause = 500, from = 1 }: Options = {},
): readonly [typed: string, type: (text: string | null) => void] {
  const value = one(name) ?? '';
  const [typed, setTyped] = useState(value);
  const known = useRef(value);
  const debounced = useDebouncedValue(typed.trim(), pause);
  const wanted = debounced.length >= from ? debounced : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers to typing alone, not to the address
  useEffect(() => {
    if (wanted === known.current) return;
    known.current = wanted;
    set({ [name]: wanted || null });
  }, [wanted]);
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    setTyped(value);
  }, [value]);
  return [typed, (text) => setTyped(text ?? '')];
}
