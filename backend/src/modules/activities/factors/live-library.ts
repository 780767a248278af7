import type { FactorLibrary } from '../emission/factor';

/** The library of this process: asked like any other, and replaced as a whole when factors were imported. */
export interface LiveLibrary extends FactorLibrary {
  replace(library: FactorLibrary): void;
}

export function liveLibrary(first: FactorLibrary): LiveLibrary {
  let now = first;
  return {
    timeline: (key) => now.timeline(key),
    units: (key) => now.units(key),
    factor: (id) => now.factor(id),
    set: (id) => now.set(id),
    entry: (...given) => now.entry(...given),
    replace: (library) => {
      now = library;
    },
  };
}
