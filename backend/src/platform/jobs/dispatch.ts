import { getOrInsertComputed } from '../map-get-or-insert';

/**
 * Hands due work to workers. The database remains authoritative: work that gets lost is still due there and is offered
 * again, so drivers need not guarantee delivery.
 */
export interface Dispatch {
  /** Starts handing out keys, up to `together` of one company at a time; `work` never rejects. */
  start(work: (keys: readonly string[]) => Promise<void>): Promise<void>;
  /** Offers work by key; a key may be offered any number of times. */
  offer(keys: readonly string[]): Promise<void>;
  ready(): Promise<boolean>;
  /** Accepts no new work and waits for the running work. */
  stop(): Promise<void>;
}

/** `atOnce` is the number of slots of a process; each takes up to `together` keys of one company (default 1). */
export type MakeDispatch = (name: string, atOnce: number, together?: number) => Dispatch;

/** Returns the company id at the beginning of a key. */
export const companyOf = (key: string): string => key.split(' ', 1)[0] ?? key;

/**
 * Returns how many slots one company may use: all but one, if there are several, so that a short job never waits for
 * another company's pile of files.
 */
export const mostOfOneCompany = (atOnce: number): number => Math.max(1, atOnce - 1);

/** Queue of companies with their keys: first those not served yet, then the one served longest ago. */
function companyQueue() {
  const fresh = new Map<string, Set<string>>();
  const again = new Map<string, Set<string>>();
  const served = new Set<string>();
  const lines = [fresh, again] as const;

  return {
    add: (key: string) => {
      const company = companyOf(key);
      const line = served.has(company) ? again : fresh;
      getOrInsertComputed(line, company, () => new Set<string>()).add(key);
    },
    /**
     * Returns the company with the fewest slots in use, in queue order among equals. Checks at most one company more
     * than have slots, however many wait.
     */
    next: (placesOf: (company: string) => number, most: number): string | undefined => {
      let best: { company: string; places: number } | undefined;
      for (const line of lines)
        for (const company of line.keys()) {
          const places = placesOf(company);
          if (places === 0) return company;
          if (places < most && (!best || places < best.places)) best = { company, places };
        }
      return best?.company;
    },
    /** Removes the first keys of a company and moves it to the end of the queue. */
    take: (company: string, most: number): string[] => {
      const keys = fresh.get(company) ?? again.get(company) ?? new Set<string>();
      const taken: string[] = [];
      for (const key of keys) {
        if (taken.length === most) break;
        keys.delete(key);
        taken.push(key);
      }
      for (const line of lines) line.delete(company);
      served.add(company);
      if (keys.size > 0) again.set(company, keys);
      return taken;
    },
    /** Resets the order when the queue is empty. */
    forgetTurns: () => {
      if (fresh.size + again.size === 0) served.clear();
    },
    clear: () => {
      for (const line of lines) line.clear();
    },
  };
}

/** Runs all work in this process; companies take turns. */
export const embeddedDispatch: MakeDispatch = (_name, atOnce, together = 1) => {
  const waiting = companyQueue();
  const held = new Set<string>();
  const places = new Map<string, number>();
  const running = new Set<Promise<void>>();
  const mostOfOne = mostOfOneCompany(atOnce);
  let work: ((keys: readonly string[]) => Promise<void>) | undefined;

  const placesOf = (company: string): number => places.get(company) ?? 0;
  const begin = (company: string, begun: (keys: readonly string[]) => Promise<void>) => {
    const keys = waiting.take(company, together);
    for (const key of keys) held.add(key);
    places.set(company, placesOf(company) + 1);
    const ending = begun(keys).finally(() => {
      running.delete(ending);
      for (const key of keys) held.delete(key);
      const left = placesOf(company) - 1;
      if (left > 0) places.set(company, left);
      else places.delete(company);
      waiting.forgetTurns();
      fill();
    });
    running.add(ending);
  };

  const fill = () => {
    while (work && running.size < atOnce) {
      const company = waiting.next(placesOf, mostOfOne);
      if (company === undefined) return;
      begin(company, work);
    }
  };

  return {
    start: async (given) => {
      work = given;
      fill();
    },
    offer: async (keys) => {
      for (const key of keys) if (!held.has(key)) waiting.add(key);
      fill();
    },
    ready: async () => work !== undefined,
    stop: async () => {
      work = undefined;
      waiting.clear();
      await Promise.all(running);
    },
  };
};

/** For processes without workers: work is stored and left to other processes. */
export const noDispatch: MakeDispatch = () => ({
  start: async () => undefined,
  offer: async () => undefined,
  ready: async () => true,
  stop: async () => undefined,
});
