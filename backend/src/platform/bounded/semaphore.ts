/** Lets at most `most` pieces of work run at once; the others wait, first come first served. */
export function makeSemaphore(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed over rather than given back, so that nobody overtakes.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
