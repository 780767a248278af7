import type { YearSums } from '@lichen/contracts/activities/years/inventory-year.entity';
import type { Sums } from '../../../platform/store/scoped-sums';
import { EMISSION_MONTHS } from '../calculations/emission-months';
import { type MonthLine, sumsByYear } from './year-sums';

/** Returns the scope totals of every year with figures, in µg. */
export async function yearsOf(sums: Sums): Promise<ReadonlyMap<number, YearSums>> {
  const lines = await sums(EMISSION_MONTHS, { by: ['month', 'scope', 'scope2_basis'] });
  return sumsByYear(lines as unknown as MonthLine[]);
}
