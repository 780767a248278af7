import { useEffect, useState } from 'react';

/**
 * Returns the value once it has not changed for the given time, so that searches and previews wait for a pause in
 * typing.
 */
export function useDebouncedValue<T>(value: T, milliseconds: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
