import type { Factor, FactorLibrary, FactorSet, RenewableLibrary } from '../emission/published/factor';

/** Sets and factors as read, before they are indexed. */
export interface FactorTables {
  readonly sets: readonly FactorSet[];
  readonly factors: readonly Factor[];
}

/** The library of this process, which is rebuilt after imports. */
export interface LiveLibrary extends RenewableLibrary {
  /** Current tables: shipped ones, then imported ones in the order of import. */
  tables(): FactorTables;
  /** Tells whether a set was shipped with this release, by id. */
  isShipped(set: string): boolean;
  /** Replaces all imported tables. */
  withImported(imported: FactorTables): void;
  /** Reads the shipped tables in advance, file by file, awaiting `turn` in between. */
  readAhead(turn: () => Promise<unknown>): Promise<void>;
}

interface State {
  readonly shipped: FactorTables;
  readonly shippedSets: ReadonlySet<string>;
  readonly tables: FactorTables;
  readonly now: FactorLibrary;
}

/**
 * Returns a library that reads the shipped tables on first use: twenty thousand factors take a sixth of the startup,
 * and a new process needs none to be ready.
 */
export function liveLibrary(
  open: () => Generator<void, FactorTables>,
  make: (tables: FactorTables) => FactorLibrary,
): LiveLibrary {
  let reading = open();
  let read: State | undefined;
  let round = 0;
  const begun = (shipped: FactorTables): State => ({
    ...{ shipped, tables: shipped, now: make(shipped) },
    shippedSets: new Set(shipped.sets.map(({ id }) => id)),
  });
  /** Reads one more file; after an error, the next call starts over and fails again. */
  const step = () => {
    try {
      const next = reading.next();
      if (next.done) read = begun(next.value);
    } catch (error) {
      reading = open();
      throw error;
    }
  };
  const state = (): State => {
    while (!read) step();
    return read;
  };
  return {
    timeline: (key) => state().now.timeline(key),
    units: (key) => state().now.units(key),
    factor: (id) => state().now.factor(id),
    set: (id) => state().now.set(id),
    entry: (...given) => state().now.entry(...given),
    round: () => round,
    tables: () => state().tables,
    isShipped: (set) => state().shippedSets.has(set),
    withImported: ({ sets, factors }) => {
      const { shipped, shippedSets } = state();
      const tables = { sets: [...shipped.sets, ...sets], factors: [...shipped.factors, ...factors] };
      // Built before it is assigned, so that a table that cannot be indexed leaves the library unchanged.
      read = { shipped, shippedSets, tables, now: make(tables) };
      round += 1;
    },
    readAhead: async (turn) => {
      while (!read) {
        step();
        await turn();
      }
    },
  };
}
