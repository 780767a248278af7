import type { Factor, FactorLibrary, FactorSet } from '../emission/published/factor';

/** Sets and factors as they are read, before they are indexed. */
export interface FactorTables {
  readonly sets: readonly FactorSet[];
  readonly factors: readonly Factor[];
}

/** The library of this process: asked like any other, and made anew when factors were imported. */
export interface LiveLibrary extends FactorLibrary {
  /** Current tables: shipped ones, then imported ones in the order of import. */
  tables(): FactorTables;
  /** Sets that came with this release, by id. */
  isShipped(set: string): boolean;
  /** Puts what was imported in place of what was imported before. */
  withImported(imported: FactorTables): void;
}

export function liveLibrary(shipped: FactorTables, make: (tables: FactorTables) => FactorLibrary): LiveLibrary {
  let tables = shipped;
  let now = make(shipped);
  const shippedSets = new Set(shipped.sets.map(({ id }) => id));
  return {
    timeline: (key) => now.timeline(key),
    units: (key) => now.units(key),
    factor: (id) => now.factor(id),
    set: (id) => now.set(id),
    entry: (...given) => now.entry(...given),
    tables: () => tables,
    isShipped: (set) => shippedSets.has(set),
    withImported: ({ sets, factors }) => {
      const whole = { sets: [...shipped.sets, ...sets], factors: [...shipped.factors, ...factors] };
      // Made before it is put in place: a table that cannot be indexed leaves the library as it was.
      now = make(whole);
      tables = whole;
    },
  };
}
