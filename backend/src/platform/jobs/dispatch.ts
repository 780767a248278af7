import { getOrInsertComputed } from '../map-get-or-insert';

/**
 * Brings due work to somebody who does it. The database stays the truth: what is lost on the way is still due
 * there and is offered again, so a driver needs no promise of its own.
 */
export interface Dispatch {
  /** Begins to hand keys out, several of one company in one turn where `together` says so; `work` never rejects. */
  start(work: (keys: readonly string[]) => Promise<void>): Promise<void>;
  /** Offers work by its keys, each any number of times. */
  offer(keys: readonly string[]): Promise<void>;
  ready(): Promise<boolean>;
  /** Takes nothing new and waits for what is running. */
  stop(): Promise<void>;
}

/** `atOnce` places of a process, each for as many keys of one company as are worked on `together`: one, if not said. */
export type MakeDispatch = (name: string, atOnce: number, together?: number) => Dispatch;

/** Company that a key of work begins with. */
export const companyOf = (key: string): string => key.split(' ', 1)[0] ?? key;

/**
 * Places of a process that one company may have at once: where there is more than one, none has all of them, so that a
 * single line of somebody else never waits for a pile of files.
 */
export const mostOfOneCompany = (atOnce: number): number => Math.max(1, atOnce - 1);

/**
 * Companies in the order in which they are served next, with the keys of each: the new ones first, then the one that was
 * served longest ago.
 */
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
     * The company that has the fewest places, and of those the first in turn. It looks at one company more than have
     * places, however many wait.
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
    /** Takes the first keys of a company, which is the last in turn from now on. */
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
    /** When nothing waits, nobody has had a turn. */
    forgetTurns: () => {
      if (fresh.size + again.size === 0) served.clear();
    },
    clear: () => {
      for (const line of lines) line.clear();
    },
  };
}

/** Everything runs in this process, and companies take turns. */
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

/** A process without workers stores work and leaves it to the others. */
export const noDispatch: MakeDispatch = () => ({
  start: async () => undefined,
  offer: async () => undefined,
  ready: async () => true,
  stop: async () => undefined,
});
