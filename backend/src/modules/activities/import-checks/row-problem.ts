import { FINDING_KINDS } from '@lichen/contracts/activities/checks/checks.call';
import { problemField } from '@lichen/contracts/activities/problem-fields';
import type { RowFindingKind } from '@lichen/contracts/activities/checks/row-finding-kinds';
import type { ImportSettings } from '@lichen/contracts/imports/import.entity';
import type { RowProblem } from '@lichen/contracts/imports/import-row.entity';
import { columnName } from '@lichen/contracts/formats/sheet-cells';
import type { CheckSubject } from '../checks/check-subject';
import type { DetectedFinding } from '../checks/finding';
import { typeOf } from '../types/type-of';

/** Columns at which a finding is shown; the first one in the file is used. */
const SHOWN_AT: Readonly<Record<RowFindingKind, readonly string[]>> = {
  outlier: ['amount', 'quantity'],
  first_use: ['amount', 'quantity'],
  vehicle_outlier: ['quantity', 'distance'],
  trip_outlier: ['distance', 'nights'],
  trip_spend_outlier: ['cost'],
  amount_outlier: [
    'quantity',
    'total_amount',
    'weight',
    'refrigerant_used',
    'area',
    'working_hours',
    'elapsed_time',
    'rooms',
    'amount',
  ],
  cost_outlier: ['cost', 'price'],
  intensity_outlier: ['energy_per_m2'],
  duplicate_invoice: ['invoice_ref', 'order_ref'],
  duplicate_entry: ['quantity', 'distance', 'weight', 'refrigerant_used', 'area', 'amount', 'from'],
  overlap: ['from'],
  hours_beyond_day: ['working_hours', 'elapsed_time', 'amount'],
  vehicle_hours_beyond_day: ['number_of_hours', 'distance'],
  future: ['to', 'from', 'journey_date', 'order_date'],
  outside_use: ['from', 'journey_date', 'order_date'],
  fuel_and_journeys: ['from', 'journey_date'],
  distance_and_fuel: ['quantity', 'distance', 'from'],
  country_missing: ['location'],
  charging_at_site: ['from'],
  lease_and_meter: ['from'],
  spend_and_activity: ['spend_category', 'order_date'],
  spend_above_revenue: ['cost'],
  missing_factor: ['product_id', 'cost', 'amount', 'quantity', 'distance'],
};

/** Returns the field to complete for a missing figure; of a unit without a column, the amounts that it is of. */
function solvedAt({ type, missing }: CheckSubject): string[] {
  const { entity, identity } = typeOf(type);
  const field = missing?.problem && problemField(entity, missing.problem.code);
  if (!field) return [];
  const measured = identity.amounts.filter((amount) => typeof amount !== 'string');
  return [field, ...measured.flatMap((amount) => (amount.units === field ? [amount.field] : []))];
}

/** Returns the finding as a problem of a row. */
export function problemOf(
  { kind, params, record }: DetectedFinding,
  place: number,
  { columns }: ImportSettings,
): RowProblem {
  const shownAt = [...solvedAt(record), ...SHOWN_AT[kind as RowFindingKind]];
  const at = shownAt.map((name) => columns.indexOf(name)).find((found) => found >= 0) ?? 0;
  const { sentence } = FINDING_KINDS[kind];
  return {
    ...{ repair: 'finding', field: kind, message: sentence, text: String(place), params },
    cell: `${columnName(at)}${place}`,
  };
}
