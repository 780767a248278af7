import { ALIKE_OUTLIERS } from './alike-outliers';
import type { FindingKind } from './checks.call';

/** Kinds of finding that can be reported for a row before it is saved. */
export const ROW_FINDING_KINDS = [
  'outlier',
  'first_use',
  'vehicle_outlier',
  ...ALIKE_OUTLIERS,
  'overlap',
  'duplicate_invoice',
  'duplicate_entry',
  'hours_beyond_day',
  'vehicle_hours_beyond_day',
  'future',
  'outside_use',
  'country_missing',
  'fuel_and_journeys',
  'distance_and_fuel',
  'charging_at_site',
  'lease_and_meter',
  'spend_and_activity',
  'spend_above_revenue',
  'missing_factor',
] as const satisfies readonly FindingKind[];
/** Kinds that report a record as stored already, whole or in part. */
export const REPEAT_KINDS = [
  'duplicate_invoice',
  'duplicate_entry',
  'overlap',
] as const satisfies readonly FindingKind[];
export type RepeatKind = (typeof REPEAT_KINDS)[number];

export type RowFindingKind = (typeof ROW_FINDING_KINDS)[number];
