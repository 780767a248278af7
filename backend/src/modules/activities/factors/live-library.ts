import type { Factor, FactorLibrary, FactorSet, RenewableLibrary } from '../emission/published/factor';

/** Sets and factors as they are read, before they are indexed. */
export interface FactorTables {
  readonly sets: readonly FactorSet[];
  readonly factors: readonly Factor[];
}

/** The library of this process: asked like any other, and made anew when factors were imported. */
export interface LiveLibrary extends RenewableLibrary {
  /** Current tables: shipped ones, then imported ones in the order of import. */
  tables(): FactorTables;
  /** Sets that came with this release, by id. */
  isShipped(set: string): boolean;
  /** Puts what was imported in place of what was imported before. */
  withImported(imported: FactorTables): void;
  /** Reads what is shipped before anybody asks: file by file, others have their turn between two. */
  readAhead(turn: () => Promise<unknown>): Promise<void>;
}

interface State {
  readonly shipped: FactorTables;
  readonly shippedSets: ReadonlySet<string>;
  readonly tables: FactorTables;
  readonly now: FactorLibrary;
}

/**
 * The shipped tables are read when something is asked first: twenty thousand factors are a sixth of a start, and a
 * process that was just started needs none to be ready.
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
  /** Reads one file more; a table that cannot be read is read anew, and refused again, when somebody asks next. */
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
      // Made before it is put in place: a table that cannot be indexed leaves the library as it was.
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
