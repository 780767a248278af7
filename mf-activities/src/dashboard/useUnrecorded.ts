import { type ComparedPeriods, type Days, monthsOver } from '@lichen/contracts/activities/comparison/same-period';
import type { TotalGaps } from '@lichen/contracts/activities/comparison/total-gaps.call';
import { monthNumber } from '@lichen/contracts/formats/days';
import { usePortal } from '@lichen/kit';
import { useTotalGaps } from '../comparison/useTotalGaps';

export type Unrecorded = Readonly<Record<keyof ComparedPeriods, boolean>>;

function isUnrecorded(period: Days, gaps: TotalGaps | undefined, today: number): boolean {
  if (!gaps || gaps.without_figure > 0) return false;
  const over = monthsOver(period, today);
  return gaps.empty_months.length === (over ? monthNumber(over.to) - monthNumber(over.from) + 1 : 0);
}

/** Tells for each period whether its completed months have no entries at all; a total of zero would then mislead. */
export function useUnrecorded({ now, before }: ComparedPeriods): Unrecorded {
  const { today } = usePortal();
  const [ofNow, ofBefore] = useTotalGaps([now, before]);
  return { now: isUnrecorded(now, ofNow, today()), before: isUnrecorded(before, ofBefore, today()) };
}
