import type { FactorLibrary } from './factor';

/** Published by kWh consumed: what the grid loses on the way to the meter is within the figure of scope 2. */
const BY_CONSUMPTION = 'Canada';

/** What tells a factor's publisher. */
export type GridFactors = Pick<FactorLibrary, 'factor' | 'set'>;

/** True for the grid factor of a publisher that leaves no losses for category 3. */
export function holdsLosses(factorId: string, library: GridFactors): boolean {
  const factor = library.factor(factorId);
  return factor?.family === 'electricity' && library.set(factor.set)?.region === BY_CONSUMPTION;
}
