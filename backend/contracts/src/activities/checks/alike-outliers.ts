import type { FindingKind } from './checks.call';

/** Kinds of finding about an entry that differs strongly from similar entries. */
export const ALIKE_OUTLIERS = [
  'trip_outlier',
  'trip_spend_outlier',
  'amount_outlier',
  'cost_outlier',
  'intensity_outlier',
] as const satisfies readonly FindingKind[];
export type AlikeOutlierKind = (typeof ALIKE_OUTLIERS)[number];
