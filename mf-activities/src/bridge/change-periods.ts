import {
  type ComparedPeriods,
  type Days,
  samePeriod,
  yearEarlier,
} from '@lichen/contracts/activities/comparison/same-period';
import { yearBounds, yearOf } from '@lichen/contracts/formats/days';
import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import type { Period, UrlState } from '@lichen/kit';

/** Returns the months of this year that are over; in January, the whole previous year. */
const monthsSoFar = (today: number): Days =>
  samePeriod(yearBounds(yearOf(today)), today)?.now ?? yearBounds(yearOf(today) - 1);

const dayOf = (text: string | null): number | null => (text && /^-?\d{1,15}$/.test(text) ? Number(text) : null);

type Errors = Partial<Record<keyof Period, string>>;

/** Periods to compare, and the errors of the days in the address. */
export interface AskedPeriods extends ComparedPeriods {
  readonly errors: { readonly now: Errors; readonly before: Errors } | null;
}

function errorsOf({ from, to }: Days, texts: readonly (string | null)[]): Errors {
  const [start, end] = texts.map((text) => text !== null && dayOf(text) === null);
  const isReversed = !start && !end && from > to;
  return {
    ...(start || isReversed ? { from: start ? FIELD_TEXTS.day : TEXTS.beforeEnd } : {}),
    ...(end ? { to: FIELD_TEXTS.day } : {}),
  };
}

/**
 * Reads both periods from the address. By default, compares the months of this year that are over with the same months
 * a year earlier.
 */
export function changePeriods(url: Pick<UrlState, 'one'>, today: number): AskedPeriods {
  const usual = monthsSoFar(today);
  const [start, end] = [url.one('start_date'), url.one('end_date')];
  const now = { from: dayOf(start) ?? usual.from, to: dayOf(end) ?? usual.to };
  const same = yearEarlier(now);
  const [beforeStart, beforeEnd] = [url.one('before_start'), url.one('before_end')];
  const before = { from: dayOf(beforeStart) ?? same.from, to: dayOf(beforeEnd) ?? same.to };
  const errors = { now: errorsOf(now, [start, end]), before: errorsOf(before, [beforeStart, beforeEnd]) };
  const isWrong = Object.keys({ ...errors.now, ...errors.before }).length > 0;
  return { now, before, errors: isWrong ? errors : null };
}

/** Returns a period as its field shows it, without days missing from the address. */
export const shownPeriod = ({ from, to }: Days, errors: Errors = {}): Period => ({
  from: errors.from === FIELD_TEXTS.day ? null : from,
  to: errors.to === undefined ? to : null,
});

/** Returns the change of the address that sets the later period. */
export const afterChange = ({ from, to }: Period) => ({ start_date: from, end_date: to });
/** Returns the change of the address that sets the earlier period. */
export const beforeChange = ({ from, to }: Period) => ({ before_start: from, before_end: to });
