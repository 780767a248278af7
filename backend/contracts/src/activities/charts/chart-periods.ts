import { firstOfMonth, lastOfMonth, monthBounds, monthOf, yearBounds, yearOf } from '../../formats/days';
import { type Days, samePeriod } from '../comparison/same-period';
import { type ChartFilters, type ChartQuestion, isPeriodComparison, type RelativeDate } from './chart-words';

/** First and last day of a chart, both included. */
export type ChartPeriod = Days;

const RELATIVE: Readonly<Record<RelativeDate, (today: number) => ChartPeriod>> = {
  this_year: (today) => yearBounds(yearOf(today)),
  last_year: (today) => yearBounds(yearOf(today) - 1),
  this_month: (today) => monthBounds(yearOf(today), monthOf(today)),
  last_month: (today) => monthBounds(yearOf(today), monthOf(today) - 1),
};

/** Returns the period of the filters; without one, the current year. */
function chosenPeriod({ relativeDate, start_date, end_date }: ChartFilters, today: number): ChartPeriod {
  if (relativeDate) return RELATIVE[relativeDate](today);
  const year = RELATIVE.this_year(today);
  return { from: start_date ?? (end_date ? yearBounds(yearOf(end_date)).from : year.from), to: end_date ?? year.to };
}

/**
 * Returns the periods of the one or two charts that a question draws, the current one first. The comparison of the same
 * period of two years has one period only until a month of it is over.
 */
export function chartPeriods({ comparison, filters }: ChartQuestion, today: number): ChartPeriod[] {
  const chosen = chosenPeriod(filters, today);
  if (!isPeriodComparison(comparison)) return comparison ? [chosen, chosen] : [chosen];
  if (comparison === 'this_year_vs_last_year') return [RELATIVE.this_year(today), RELATIVE.last_year(today)];
  if (comparison === 'this_month_vs_last_month') return [RELATIVE.this_month(today), RELATIVE.last_month(today)];
  const same = samePeriod(chosen, today);
  return same ? [same.now, same.before] : [chosen];
}

/** Returns the months that a period overlaps; the first and the last are cut to the period. */
export function monthsWithin({ from, to }: ChartPeriod): ChartPeriod[] {
  const months: ChartPeriod[] = [];
  for (let first = firstOfMonth(from); first <= to; first = firstOfMonth(first, 1))
    months.push({ from: Math.max(first, from), to: Math.min(lastOfMonth(first), to) });
  return months;
}

/** True for a period of whole months, which monthly aggregates can answer. */
export const isWholeMonths = ({ from, to }: ChartPeriod): boolean =>
  from === firstOfMonth(from) && to === lastOfMonth(to);
