import type { Days } from '@lichen/contracts/activities/comparison/same-period';
import { type TotalGaps, totalGaps } from '@lichen/contracts/activities/comparison/total-gaps.call';
import type { ActivityQuery } from '@lichen/contracts/activities/list/activity-query';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { usePostedCall } from '@lichen/kit';

type GapPeriod = Days | { readonly from: number | null; readonly to: number | null };

/** Loads the gaps of the totals of one or two periods, in their order; empty until loaded. */
export function useTotalGaps(periods: readonly GapPeriod[], query?: ActivityQuery): readonly TotalGaps[] {
  const found = usePostedCall<ListAnswer<TotalGaps>>(totalGaps, { periods, ...(query ? { query } : {}) });
  // A placeholder answers an earlier question, not this one.
  return found.isPlaceholderData ? [] : (found.data?.list ?? []);
}
