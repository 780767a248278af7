import {
  type ComparedPeriods,
  type Days,
  samePeriod,
  yearEarlier,
} from '@lichen/contracts/activities/comparison/same-period';
import { yearBounds, yearOf } from '@lichen/contracts/formats/days';
import type { Period, UrlState } from '@lichen/kit';

/** The months of this year that are over; in January the whole year before. */
const monthsSoFar = (today: number): Days =>
  samePeriod(yearBounds(yearOf(today)), today)?.now ?? yearBounds(yearOf(today) - 1);

const dayOf = (text: string | null): number | null => (text && /^-?\d{1,15}$/.test(text) ? Number(text) : null);

/** Both periods as the address says; without it, the months of this year that are over and the same ones before. */
export function changePeriods(url: Pick<UrlState, 'one'>, today: number): ComparedPeriods {
  const usual = monthsSoFar(today);
  const now = { from: dayOf(url.one('start_date')) ?? usual.from, to: dayOf(url.one('end_date')) ?? usual.to };
  const same = yearEarlier(now);
  const before = { from: dayOf(url.one('before_start')) ?? same.from, to: dayOf(url.one('before_end')) ?? same.to };
  return { now, before };
}

export const afterChange = ({ from, to }: Period) => ({ start_date: from, end_date: to });
export const beforeChange = ({ from, to }: Period) => ({ before_start: from, before_end: to });
