import { DAY, utcDay, yearOf } from '@lichen/contracts/formats/days';
import type { Period, UrlState } from '@lichen/kit';

interface Days {
  from: number;
  to: number;
}

const earlier = (day: number): number => {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear() - 1, date.getUTCMonth() + 1];
  // The last day of a month stays one, so that February is compared with February.
  const isLast = utcDay(year + 1, month + 1, 1) - DAY === day;
  return isLast ? utcDay(year, month + 1, 1) - DAY : utcDay(year, month, date.getUTCDate());
};

/** The months of this year that are over; in January the whole year before. */
function monthsSoFar(today: number): Days {
  const month = new Date(today).getUTCMonth();
  const year = yearOf(today);
  return month === 0
    ? { from: utcDay(year - 1, 1, 1), to: utcDay(year, 1, 1) - DAY }
    : { from: utcDay(year, 1, 1), to: utcDay(year, month + 1, 1) - DAY };
}

const dayOf = (text: string | null): number | null => (text && /^-?\d{1,15}$/.test(text) ? Number(text) : null);

/** Both periods as the address says; without it, the months of this year that are over and the same ones before. */
export function changePeriods(url: Pick<UrlState, 'one'>, today: number): { after: Days; before: Days } {
  const usual = monthsSoFar(today);
  const after = { from: dayOf(url.one('start_date')) ?? usual.from, to: dayOf(url.one('end_date')) ?? usual.to };
  const before = {
    from: dayOf(url.one('before_start')) ?? earlier(after.from),
    to: dayOf(url.one('before_end')) ?? earlier(after.to),
  };
  return { after, before };
}

export const afterChange = ({ from, to }: Period) => ({ start_date: from, end_date: to });
export const beforeChange = ({ from, to }: Period) => ({ before_start: from, before_end: to });
