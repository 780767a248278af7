/** Runs work when a slot is free; `whose` names its owner. */
type InTurn = <T>(work: () => Promise<T>, whose?: string) => Promise<T>;

/**
 * Runs at most `most` tasks at a time. Waiting owners take turns, and each owner's tasks run in order, so that no owner
 * waits for all tasks of another.
 */
export function makeSemaphore(most: number): InTurn {
  /** Waiting tasks by owner; the owner whose turn is next comes first. */
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
      // The slot passes directly to the next task, so that no other call can take it.
      const one = next();
      if (one) one();
      else running -= 1;
    }
  };
}
