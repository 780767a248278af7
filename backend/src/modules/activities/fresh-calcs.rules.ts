import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { Context } from '../../platform/engine/rules';
import { sha256 } from '../../platform/sha256';
import type { CalculableActivity, CalculationContext } from './emission/calculation';
import { type CalculationRow, calculationRow } from './emission/calculation-row';
import { calculate } from './emission/emission-engine';
import { firstOfPlace } from './used-rows';

/** A row that is not stored yet. */
export type FreshCalc = CalculationRow & {
  readonly _id: string;
  readonly activity_id: string;
  readonly activity_type: string;
  used: boolean;
};

/** Results without a figure are stored too: their message is what the reader must act on. */
export function freshCalcs(
  type: ActivityType,
  record: CalculableActivity & { _id: string; applied: boolean },
  calculation: CalculationContext,
  context: Context,
): FreshCalc[] {
  const rows = calculate(type, record, calculation).map((result) =>
    // Onto the row itself: copies of its forty fields were a third of what a recalculation left to be collected.
    Object.assign(calculationRow(result, calculation.library, sha256), {
      ...{ _id: context.newId(), activity_id: record._id, activity_type: type, used: false },
      ...{ partner_id: null, reason: null, superseded_by: null, profile_id: null },
    }),
  );
  const first = firstOfPlace(rows);
  for (const row of rows) row.used = record.applied && first.has(row);
  return rows;
}
