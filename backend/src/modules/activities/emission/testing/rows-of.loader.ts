import { join } from 'node:path';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { sha256 } from '../../../../platform/sha256';
import { loadFactorLibrary } from '../../factors/factor-library.loader';
import type { CalculableActivity, CalculationContext } from '../calculation';
import { type CalculationRow, calculationRow } from '../calculation-row';
import { calculate } from '../../types/calculate';
import { withOwnFactorTexts } from '../own-factors/own-factor';
import { recompute } from '../recompute/recompute';

export const shippedLibrary = loadFactorLibrary(join(__dirname, '../../../../../reference/factors'));

export type Circumstances = Partial<Omit<CalculationContext, 'library'>>;

/** The rows of an activity under the shipped factors; each must be computed again from its own record alone. */
export function rowsOf(type: ActivityType, activity: CalculableActivity, around: Circumstances = {}): CalculationRow[] {
  const known = withOwnFactorTexts(shippedLibrary, around.ownFactors ?? []);
  const context = { library: known, yearRule: 'blended', location: { country: 'GB' }, ...around } as const;
  return calculate(type, activity, context).map((result) => {
    const row = calculationRow(result, known, sha256);
    const { differences } = recompute(JSON.parse(JSON.stringify(row)) as CalculationRow, sha256);
    if (differences.length > 0) throw new Error(JSON.stringify(differences));
    return row;
  });
}
