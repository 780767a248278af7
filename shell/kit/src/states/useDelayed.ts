import { useEffect, useState } from 'react';

/** True once `active` has lasted: quick answers never flash a placeholder. */
export function useDelayed(active: boolean, milliseconds = 200): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!active) return setDue(false);
    const timer = setTimeout(() => setDue(true), milliseconds);
    return () => clearTimeout(timer);
  }, [active, milliseconds]);
  return active && isDue;
}
