import { isMarketBased } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { YearTotals } from '@lichen/contracts/activities/years/inventory-year.call';
import type { YearSums } from '@lichen/contracts/activities/years/inventory-year.entity';
import { yearBounds, yearOf } from '@lichen/contracts/formats/days';
import { kgOf } from '@lichen/contracts/formats/mass';

/** A line of the monthly roll-up, by scope and basis. */
export interface MonthLine {
  readonly month: number;
  readonly scope: string;
  readonly scope2_basis: string;
  /** Whole 10⁻⁶ kg. */
  readonly co2_ug: number;
  readonly calcs: number;
}

export const NO_SUMS: YearSums = { scope_1: 0, scope_2: 0, scope_3: 0, market: null };

function withLine(sums: YearSums, line: MonthLine): YearSums {
  const { scope, co2_ug, calcs } = line;
  // A line without rows is left over from removed ones.
  if (calcs === 0 && co2_ug === 0) return sums;
  if (isMarketBased(line)) return { ...sums, market: (sums.market ?? 0) + co2_ug };
  if (scope !== 'scope_1' && scope !== 'scope_2' && scope !== 'scope_3') return sums;
  return { ...sums, [scope]: sums[scope] + co2_ug };
}

/** Returns the sums by calendar year in whole 10⁻⁶ kg, so that the order of addition does not matter. */
export function sumsByYear(lines: readonly MonthLine[]): ReadonlyMap<number, YearSums> {
  const years = new Map<number, YearSums>();
  for (const line of lines) {
    const year = yearOf(line.month);
    years.set(year, withLine(years.get(year) ?? NO_SUMS, line));
  }
  return years;
}

export const sumsOfYear = (years: ReadonlyMap<number, YearSums>, year: number): YearSums => years.get(year) ?? NO_SUMS;

/** True if all totals of both are equal, to the µg. */
export const areSame = (one: YearSums, other: YearSums): boolean =>
  (['scope_1', 'scope_2', 'scope_3', 'market'] as const).every((name) => one[name] === other[name]);

/** Returns the totals in kg. */
export const inKg = ({ scope_1, scope_2, scope_3, market }: YearSums): YearTotals => ({
  scope_1: kgOf(scope_1),
  scope_2: kgOf(scope_2),
  scope_3: kgOf(scope_3),
  market: kgOf(market),
});

interface Dated {
  readonly from: number | null;
  readonly to: number | null;
}

/** Tells whether any day of a period falls into one of the years; a bill over New Year belongs to both. */
export function touchesAny(years: readonly number[], { from, to }: Dated): boolean {
  if (from === null || to === null) return false;
  return years.some((year) => {
    const bounds = yearBounds(year);
    return from <= bounds.to && to >= bounds.from;
  });
}
