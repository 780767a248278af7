/**
 * Brings due work to somebody who does it. The database stays the truth: what is lost on the way is still due
 * there and is offered again, so a driver needs no promise of its own.
 */
export interface Dispatch {
  /** Begins to hand keys out; `work` never rejects. */
  start(work: (key: string) => Promise<void>): Promise<void>;
  /** Offers work by its keys, each any number of times. */
  offer(keys: readonly string[]): Promise<void>;
  ready(): Promise<boolean>;
  /** Takes nothing new and waits for what is running. */
  stop(): Promise<void>;
}

export type MakeDispatch = (name: string, atOnce: number) => Dispatch;

/** Company that a key of work begins with. */
export const companyOf = (key: string): string => key.split(' ', 1)[0] ?? key;

/**
 * Places of a process that one company may have at once: where there is more than one, none has all of them, so that a
 * single line of somebody else never waits for a pile of files.
 */
export const mostOfOneCompany = (atOnce: number): number => Math.max(1, atOnce - 1);

/** Everything runs in this process, and companies take turns. */
export const embeddedDispatch: MakeDispatch = (_name, atOnce) => {
  const waiting = new Set<string>();
  const running = new Map<string, Promise<void>>();
  const served = new Map<string, number>();
  const mostOfOne = mostOfOneCompany(atOnce);
  let turns = 0;
  let work: ((key: string) => Promise<void>) | undefined;

  /** The first key of the company that has the least running, and of those the one that was served longest ago. */
  const next = (): string | undefined => {
    const busy = new Map<string, number>();
    for (const key of running.keys()) busy.set(companyOf(key), (busy.get(companyOf(key)) ?? 0) + 1);
    const seen = new Set<string>();
    let best: { key: string; count: number; turn: number } | undefined;
    for (const key of waiting) {
      const company = companyOf(key);
      if (seen.has(company)) continue;
      seen.add(company);
      const [count, turn] = [busy.get(company) ?? 0, served.get(company) ?? 0];
      if (count >= mostOfOne) continue;
      if (!best || count < best.count || (count === best.count && turn < best.turn)) best = { key, count, turn };
    }
    return best?.key;
  };

  const fill = () => {
    while (work && running.size < atOnce) {
      const key = next();
      if (key === undefined) return;
      waiting.delete(key);
      turns += 1;
      served.set(companyOf(key), turns);
      running.set(
        key,
        work(key).finally(() => {
          running.delete(key);
          if (waiting.size === 0) served.clear();
          fill();
        }),
      );
    }
  };

  return {
    start: async (given) => {
      work = given;
      fill();
    },
    offer: async (keys) => {
      for (const key of keys) if (!running.has(key)) waiting.add(key);
      fill();
    },
    ready: async () => work !== undefined,
    stop: async () => {
      work = undefined;
      waiting.clear();
      await Promise.all(running.values());
    },
  };
};

/** A process without workers stores work and leaves it to the others. */
export const noDispatch: MakeDispatch = () => ({
  start: async () => undefined,
  offer: async () => undefined,
  ready: async () => true,
  stop: async () => undefined,
});
