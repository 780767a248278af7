import { useEffect, useState } from 'react';

/** Returns true once `active` has lasted that long, so that fast responses show no placeholder. */
export function useDelayed(active: boolean, milliseconds = 200): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!active) return setDue(false);
    const timer = setTimeout(() => setDue(true), milliseconds);
    return () => clearTimeout(timer);
  }, [active, milliseconds]);
  return active && isDue;
}
