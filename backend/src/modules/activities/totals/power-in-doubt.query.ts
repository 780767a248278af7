import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { firstOfMonth } from '@lichen/contracts/formats/days';
import type { Sums } from '../../../platform/store/scoped-sums';
import type { Row, Where } from '../../../platform/store/sql';
import { EMISSION_MONTHS } from '../calculations/emission-months';
import type { Period } from '../emission/periods';

/** The only type whose category 3 figures all come from power. */
const ALL_POWER: ActivityType = 'electricity_activitys';
/** Figures of category 3 that power can have: losses, upstream, and upstream of the losses. */
const MOST_COMPANIONS = 3;
const FUEL_AND_ENERGY = 3;

function monthsOf({ from, to }: Period): number[] {
  const found: number[] = [];
  for (let month = from; month <= to; month = firstOfMonth(month, 1)) found.push(month);
  return found;
}

const keyOf = ({ month, activity_type }: Row): string => `${month} ${activity_type}`;

/** Returns the number of figures by month and type. */
function counted(rows: readonly Row[], wanted: (row: Row) => boolean): Map<string, number> {
  const found = new Map<string, number>();
  for (const row of rows.filter(wanted)) found.set(keyOf(row), (found.get(keyOf(row)) ?? 0) + Number(row['calcs']));
  return found;
}

/**
 * Returns the condition for rows of power that may lack a figure of category 3; undefined where none can. Months with
 * the full number of figures are skipped.
 */
export async function powerInDoubt(sums: Sums, period: Period): Promise<Where | undefined> {
  const rows = await sums(EMISSION_MONTHS, {
    by: ['month', 'activity_type', 'scope', 'scope2_basis', 'scope3_category'],
    where: { month: { in: monthsOf(period) } },
  });
  const power = counted(rows, (row) => row['scope'] === 'scope_2' && row['scope2_basis'] === 'location');
  const companions = counted(rows, (row) => Number(row['scope3_category']) === FUEL_AND_ENERGY);
  const types = new Set<string>();
  for (const [key, figures] of power) {
    const type = key.split(' ')[1] ?? '';
    if (type !== ALL_POWER || companions.get(key) !== figures * MOST_COMPANIONS) types.add(type);
  }
  return types.size > 0 ? { activity_type: { in: [...types] } } : undefined;
}
