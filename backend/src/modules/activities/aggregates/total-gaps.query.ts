import { CHART_MONTHS_MAX } from '@lichen/contracts/activities/charts/chart-words';
import { type Days, monthsOver } from '@lichen/contracts/activities/comparison/same-period';
import type { TotalGaps } from '@lichen/contracts/activities/comparison/total-gaps.call';
import { monthsWithin } from '@lichen/contracts/activities/charts/chart-periods';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { monthNumber } from '@lichen/contracts/formats/days';
import { type Query, selectionOf } from '../../../platform/engine/list-query';
import type { CumulativeRead } from './cumulative-totals.query';
import { recordedMonths } from './recorded-months.query';

/** Period of a list; null leaves that side open. */
export interface AskedPeriod {
  readonly from: number | null;
  readonly to: number | null;
}

/** Filters that are dropped: activities without a figure have no scope, and drafts count nowhere. */
const BESIDE = new Set(['scopes', 'start_date', 'end_date', 'include_unapplied', 'show_invalid_carbon']);

const narrowing = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !BESIDE.has(name)));

/** Counts activities without a figure from their small index; the list finds the same ones with the same filters. */
function withoutFigure({ read }: CumulativeRead, query: Query, { from, to }: AskedPeriod): Promise<number> {
  const { anyOf } = selectionOf(activity, {
    ...query,
    show_invalid_carbon: ['true'],
    start_date: [from === null ? '' : String(from)],
    end_date: [to === null ? '' : String(to)],
  });
  return read(activity).count({ anyOf });
}

const isCountable = ({ from, to }: AskedPeriod): boolean =>
  from !== null && to !== null && from <= to && monthNumber(to) - monthNumber(from) < CHART_MONTHS_MAX;

async function emptyMonths(reading: CumulativeRead, query: Query, over: Days | null, isOfEmissions: boolean) {
  if (!over) return [];
  const recorded = await recordedMonths(reading, { query, period: over, isOfEmissions });
  return monthsWithin(over).flatMap(({ from }) => (recorded.has(from) ? [] : [from]));
}

/** A total whose missing months are looked for; `today` is the UTC midnight of the caller's day. */
export interface GapsQuery {
  readonly query: Query;
  readonly period: AskedPeriod;
  readonly today: number;
  readonly isOfEmissions?: boolean;
}

/** Returns what a total lacks within its period. The cost does not depend on the number of activities. */
export async function totalGaps(
  reading: CumulativeRead,
  { query, period, today, isOfEmissions = true }: GapsQuery,
): Promise<TotalGaps> {
  const kept = narrowing(query);
  const over = isCountable(period) ? monthsOver(period as Days, today) : null;
  const [without_figure, empty_months] = await Promise.all([
    withoutFigure(reading, kept, period),
    emptyMonths(reading, kept, over, isOfEmissions),
  ]);
  return { without_figure, empty_months };
}
