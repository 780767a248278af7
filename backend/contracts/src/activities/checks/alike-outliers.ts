import type { FindingKind } from './checks.call';

/** Findings about an entry that is far from others like it. */
export const ALIKE_OUTLIERS = [
  'trip_outlier',
  'trip_spend_outlier',
  'amount_outlier',
  'cost_outlier',
] as const satisfies readonly FindingKind[];
export type AlikeOutlierKind = (typeof ALIKE_OUTLIERS)[number];
