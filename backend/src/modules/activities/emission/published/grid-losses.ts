import type { FactorLibrary } from './factor';

/** Region whose intensities are per kWh consumed, so that grid losses are already within scope 2. */
const BY_CONSUMPTION = 'Canada';

/** Look-ups that lead to the publisher of a factor. */
export type GridFactors = Pick<FactorLibrary, 'factor' | 'set'>;

/** Tells whether a grid factor already includes losses, so that none are left for scope 3 category 3. */
export function holdsLosses(factorId: string, library: GridFactors): boolean {
  const factor = library.factor(factorId);
  return factor?.family === 'electricity' && library.set(factor.set)?.region === BY_CONSUMPTION;
}
