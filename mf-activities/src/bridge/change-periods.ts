import {
  type ComparedPeriods,
  type Days,
  samePeriod,
  yearEarlier,
} from '@lichen/contracts/activities/comparison/same-period';
import { yearBounds, yearOf } from '@lichen/contracts/formats/days';
import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import type { Period, UrlState } from '@lichen/kit';

/** The months of this year that are over; in January the whole year before. */
const monthsSoFar = (today: number): Days =>
  samePeriod(yearBounds(yearOf(today)), today)?.now ?? yearBounds(yearOf(today) - 1);

const dayOf = (text: string | null): number | null => (text && /^-?\d{1,15}$/.test(text) ? Number(text) : null);

type Errors = Partial<Record<keyof Period, string>>;

/** Periods to compare, or what is wrong with the days that the address asks for. */
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

/** Both periods as the address says; without it, the months of this year that are over and the same ones before. */
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

/** A period as its field shows it: without the days that the address does not say. */
export const shownPeriod = ({ from, to }: Days, errors: Errors = {}): Period => ({
  from: errors.from === FIELD_TEXTS.day ? null : from,
  to: errors.to === undefined ? to : null,
});

export const afterChange = ({ from, to }: Period) => ({ start_date: from, end_date: to });
export const beforeChange = ({ from, to }: Period) => ({ before_start: from, before_end: to });
