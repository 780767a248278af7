/** Lets at most so much work run at once; the rest waits. */
type InTurn = <T>(work: () => Promise<T>, whose?: string) => Promise<T>;

/**
 * Lets at most `most` pieces of work run at once. The others wait: those for whom it works take turns, and what one of
 * them asked for comes in its order, so that nobody waits for all that somebody else has asked for.
 */
export function makeSemaphore(most: number): InTurn {
  /** Whose turn is next stands first. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  const wait = (whose: string) =>
    new Promise<void>((resolve) => {
      const line = waiting.get(whose);
      if (line) line.push(resolve);
      else waiting.set(whose, [resolve]);
    });
  const next = (): (() => void) | undefined => {
    for (const [whose, line] of waiting) {
      const first = line.shift();
      waiting.delete(whose);
      if (line.length > 0) waiting.set(whose, line);
      return first;
    }
    return undefined;
  };

  return async (work, whose = '') => {
    if (running >= most) await wait(whose);
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed over rather than given back, so that nobody overtakes.
      const one = next();
      if (one) one();
      else running -= 1;
    }
  };
}
