import { join } from 'node:path';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { CalculationContext } from '../src/modules/activities/emission/calculation';
import { type CalculationRow, calculationRow } from '../src/modules/activities/emission/calculation-row';
import { calculate } from '../src/modules/activities/types/calculate';
import { recompute } from '../src/modules/activities/emission/recompute/recompute';
import { loadFactorLibrary } from '../src/modules/activities/factors/factor-library.loader';
import { sha256 } from '../src/platform/sha256';

const library = loadFactorLibrary(join(__dirname, '../reference/factors'));

export const BRITISH = { country: 'GB', electricity_grid: 'United Kingdom' };
export const AMERICAN = { country: 'US', electricity_grid: 'US Average' };

/** Calculates the rows of an activity with the shipped factors; each row must be reproducible from itself alone. */
export function rowsOf(
  type: ActivityType,
  activity: Record<string, unknown>,
  around: Partial<CalculationContext> = {},
): CalculationRow[] {
  const context = { library, yearRule: 'blended' as const, location: BRITISH, ...around };
  const rows = calculate(type, activity, context).map((result) => calculationRow(result, library, sha256));
  for (const row of rows) expect(recompute(row, sha256)).toEqual({ equal: true, differences: [] });
  return rows;
}

/** Kilograms by component, basis and scope, such as `direct location scope_2`. */
export const figures = (rows: readonly CalculationRow[]): Record<string, string | null> =>
  Object.fromEntries(
    rows.map((row) => [
      [row.component, row.scope2_basis, row.scope, row.scope3_category].filter(Boolean).join(' '),
      row.err_msg ?? row.exact_kg,
    ]),
  );
