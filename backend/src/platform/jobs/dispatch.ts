/**
 * Brings due work to somebody who does it. The database stays the truth: what is lost on the way is still due
 * there and is offered again, so a driver needs no promise of its own.
 */
export interface Dispatch {
  /** Begins to hand keys out; `work` never rejects. */
  start(work: (key: string) => Promise<void>): Promise<void>;
  /** The same key may be offered any number of times. */
  offer(keys: readonly string[]): Promise<void>;
  ready(): Promise<boolean>;
  /** Takes nothing new and waits for what is running. */
  stop(): Promise<void>;
}

export type MakeDispatch = (name: string, atOnce: number) => Dispatch;

/** Everything runs in this process. */
export const embeddedDispatch: MakeDispatch = (_name, atOnce) => {
  const waiting = new Set<string>();
  const running = new Map<string, Promise<void>>();
  let work: ((key: string) => Promise<void>) | undefined;

  const fill = () => {
    for (const key of waiting) {
      if (!work || running.size >= atOnce) return;
      waiting.delete(key);
      running.set(
        key,
        work(key).finally(() => {
          running.delete(key);
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
