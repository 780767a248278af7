import { useRef, useState } from 'react';

/** Runs work in the order in which it was asked for. `pending` has the key of each that has not ended. */
export function useOneAfterAnother() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [pending, setPending] = useState<readonly string[]>([]);
  const run = <T>(key: string, work: () => Promise<T>): Promise<T> => {
    setPending((keys) => [...keys, key]);
    const ended = last.current.then(work).finally(() => {
      setPending((keys) => keys.filter((_, at) => at !== keys.indexOf(key)));
    });
    // Work that fails keeps nothing back.
    last.current = ended.catch(() => undefined);
    return ended;
  };
  return { run, pending };
}
