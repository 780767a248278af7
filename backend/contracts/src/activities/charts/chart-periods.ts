import {
  addMonths,
  dayYearEarlier,
  firstOfMonth,
  lastOfMonth,
  monthBounds,
  monthOf,
  yearBounds,
  yearOf,
} from '../../formats/days';
import { type ChartFilters, type ChartQuestion, isPeriodComparison, type RelativeDate } from './chart-words';

/** First and last day, both counted. */
export interface ChartPeriod {
  readonly from: number;
  readonly to: number;
}

const RELATIVE: Readonly<Record<RelativeDate, (today: number) => ChartPeriod>> = {
  this_year: (today) => yearBounds(yearOf(today)),
  last_year: (today) => yearBounds(yearOf(today) - 1),
  this_month: (today) => monthBounds(yearOf(today), monthOf(today)),
  last_month: (today) => monthBounds(yearOf(today), monthOf(today) - 1),
};

/** The same days a year earlier; 29 February meets the 28th, and a whole month stays whole. */
export const yearEarlier = ({ from, to }: ChartPeriod): ChartPeriod => ({
  from: addMonths(from, -12),
  to: dayYearEarlier(to),
});

/** The period of the filters; without one it is the current year. */
function chosenPeriod({ relativeDate, start_date, end_date }: ChartFilters, today: number): ChartPeriod {
  if (relativeDate) return RELATIVE[relativeDate](today);
  const year = RELATIVE.this_year(today);
  return { from: start_date ?? (end_date ? yearBounds(yearOf(end_date)).from : year.from), to: end_date ?? year.to };
}

/** Periods of the one or two charts that a question draws, the current one first. */
export function chartPeriods({ comparison, filters }: ChartQuestion, today: number): ChartPeriod[] {
  const chosen = chosenPeriod(filters, today);
  if (!isPeriodComparison(comparison)) return comparison ? [chosen, chosen] : [chosen];
  if (comparison === 'this_year_vs_last_year') return [RELATIVE.this_year(today), RELATIVE.last_year(today)];
  if (comparison === 'this_month_vs_last_month') return [RELATIVE.this_month(today), RELATIVE.last_month(today)];
  return [chosen, yearEarlier(chosen)];
}

/** Months that a period touches, the first and the last cut to it. */
export function monthsWithin({ from, to }: ChartPeriod): ChartPeriod[] {
  const months: ChartPeriod[] = [];
  for (let first = firstOfMonth(from); first <= to; first = firstOfMonth(first, 1))
    months.push({ from: Math.max(first, from), to: Math.min(lastOfMonth(first), to) });
  return months;
}

/** True when the period is whole months, so that monthly aggregates answer it. */
export const isWholeMonths = ({ from, to }: ChartPeriod): boolean =>
  from === firstOfMonth(from) && to === lastOfMonth(to);
