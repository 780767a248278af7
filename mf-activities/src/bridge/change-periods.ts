import { DAY, dayYearEarlier, firstOfMonth, yearBounds, yearOf } from '@lichen/contracts/formats/days';
import type { Period, UrlState } from '@lichen/kit';

interface Days {
  from: number;
  to: number;
}

/** The months of this year that are over; in January the whole year before. */
function monthsSoFar(today: number): Days {
  const to = firstOfMonth(today) - DAY;
  return { from: yearBounds(yearOf(to)).from, to };
}

const dayOf = (text: string | null): number | null => (text && /^-?\d{1,15}$/.test(text) ? Number(text) : null);

/** Both periods as the address says; without it, the months of this year that are over and the same ones before. */
export function changePeriods(url: Pick<UrlState, 'one'>, today: number): { after: Days; before: Days } {
  const usual = monthsSoFar(today);
  const after = { from: dayOf(url.one('start_date')) ?? usual.from, to: dayOf(url.one('end_date')) ?? usual.to };
  const before = {
    from: dayOf(url.one('before_start')) ?? dayYearEarlier(after.from),
    to: dayOf(url.one('before_end')) ?? dayYearEarlier(after.to),
  };
  return { after, before };
}

export const afterChange = ({ from, to }: Period) => ({ start_date: from, end_date: to });
export const beforeChange = ({ from, to }: Period) => ({ before_start: from, before_end: to });
