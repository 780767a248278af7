import type { Context } from '../../../platform/engine/rules';
import { sha256 } from '../../../platform/sha256';
import type { CalculableActivity, CalculationContext } from '../emission/calculation';
import { type CalculationRow, calculationRow } from '../emission/calculation-row';
import { type CalculatedType, emissionsOf } from '../emission/emission-engine';
import { bestOfFigure } from './effective-calculations';

/** A row that is not stored yet. */
export type CalculatedRow = CalculationRow & {
  _id: string;
  activity_id: string;
  activity_type: string;
  used: boolean;
  partner_id: string | null;
  reason: null;
  superseded_by: null;
  profile_id: null;
};

type Calculated = CalculableActivity & { _id: string; applied: boolean; partner_id?: string | null };

/** Field by field onto the row itself: a copy of its forty fields, or one `Object.assign`, takes as long as to make it. */
function owned(row: CalculationRow, _id: string, of: Calculated, activity_type: string): CalculatedRow {
  const fresh = row as CalculatedRow;
  fresh._id = _id;
  fresh.activity_id = of._id;
  fresh.activity_type = activity_type;
  fresh.used = false;
  fresh.partner_id = row.method === 'revenue' ? (of.partner_id ?? null) : null;
  fresh.reason = null;
  fresh.superseded_by = null;
  fresh.profile_id = null;
  return fresh;
}

/** Results without a figure are stored too: their message is what the reader must act on. */
export function calculateRows(
  type: CalculatedType,
  record: Calculated,
  calculation: CalculationContext,
  context: Context,
): CalculatedRow[] {
  const results = emissionsOf(type, record, calculation);
  const rows = results.map((result) =>
    owned(calculationRow(result, calculation.library, sha256), context.newId(), record, type.name),
  );
  const first = bestOfFigure(rows.filter((_, at) => !results[at]?.onlyByChoice));
  for (const row of rows) row.used = record.applied && first.has(row);
  return rows;
}
