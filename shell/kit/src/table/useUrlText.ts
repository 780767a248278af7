import { useEffect, useRef, useState } from 'react';
import { useDebouncedValue } from '../states/useDebouncedValue';
import type { UrlState } from './useUrlState';

interface Options {
  /** Milliseconds that the typing must rest. */
  pause?: number;
  /** Fewer characters ask for nothing. */
  from?: number;
}

/**
 * A text that narrows a list: it goes into the address once the typing pauses, and follows the address when that changes
 * by itself, with the back button for one.
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
