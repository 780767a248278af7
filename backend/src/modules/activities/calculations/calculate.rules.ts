import type { Context } from '../../../platform/engine/rules';
import { sha256 } from '../../../platform/sha256';
import type { CalculableActivity, CalculationContext } from '../emission/calculation';
import { type CalculationRow, calculationRow } from '../emission/calculation-row';
import { type CalculatedType, emissionsOf } from '../emission/emission-engine';
import { bestOfFigure, figureKey, ONLY_BY_CHOICE } from './effective-calculations';

/** A row that is not stored yet. */
export type CalculatedRow = CalculationRow & {
  _id: string;
  activity_id: string;
  activity_type: string;
  used: boolean;
  /** Rank among the results of its component and basis, starting at 0. */
  precedence: number;
  partner_id: string | null;
  /** Reason for which a person chose it; null where it is used by default. */
  reason: string | null;
  superseded_by: null;
  profile_id: null;
};

type Calculated = CalculableActivity & { _id: string; applied: boolean; partner_id?: string | null };

/** Sets the fields on the row itself: copying its forty fields, or `Object.assign`, takes as long as creating it. */
function owned(row: CalculationRow, _id: string, of: Calculated, activity_type: string): CalculatedRow {
  const fresh = row as CalculatedRow;
  fresh._id = _id;
  fresh.activity_id = of._id;
  fresh.activity_type = activity_type;
  fresh.used = false;
  fresh.precedence = 0;
  fresh.partner_id = row.method === 'revenue' ? (of.partner_id ?? null) : null;
  fresh.reason = null;
  fresh.superseded_by = null;
  fresh.profile_id = null;
  return fresh;
}

/** Returns the rows to store, also those without a figure: their message tells the reader what to do. */
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
  const isByItself = (at: number) => !results[at]?.onlyByChoice;
  const first = bestOfFigure(rows.filter((_, at) => isByItself(at)));
  const listed = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    row.used = record.applied && first.has(row);
    const place = listed.get(figureKey(row)) ?? 0;
    row.precedence = isByItself(at) ? place : ONLY_BY_CHOICE;
    if (isByItself(at)) listed.set(figureKey(row), place + 1);
  }
  return rows;
}
