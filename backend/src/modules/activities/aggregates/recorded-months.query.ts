import { ACTIVITY_TYPES, isWithoutEmissions } from '@lichen/contracts/activities/activity-types';
import { type ChartPeriod, monthsWithin } from '@lichen/contracts/activities/charts/chart-periods';
import type { Days } from '@lichen/contracts/activities/comparison/same-period';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { DAY } from '@lichen/contracts/formats/days';
import { type Query, selectionOf } from '../../../platform/engine/list-query';
import type { Read } from '../../../platform/engine/rules';
import { type AggregateFilter, aggregateFilter } from './aggregate-filter.query';
import { type CumulativeRead, cumulativeTotals } from './cumulative-totals.query';

/** Types searched by default: those with emissions, so not absences. */
const EMITTING = Object.keys(ACTIVITY_TYPES).filter((type) => !isWithoutEmissions(type));

const isSaid = (values: readonly string[] = []): boolean => values.some((value) => value !== '');

const withTypes = (query: Query, isOfEmissions: boolean): Query =>
  isSaid(query['activity']) || !isOfEmissions ? query : { ...query, activity: EMITTING };

/** Reads the monthly sums: a month has the activities begun before its end less those ended before its start. */
async function fromSums(
  reading: CumulativeRead,
  asked: AggregateFilter,
  months: readonly ChartPeriod[],
): Promise<Set<number> | undefined> {
  const days = [...new Set(months.flatMap(({ from, to }) => [from, to + DAY]))];
  const found = await cumulativeTotals(reading, asked, { amounts: [], days });
  if (found.has('backwards')) return undefined;
  const counts = await Promise.all(
    months.map(async ({ from, to }) => {
      const [begun, ended] = await Promise.all([
        found.before('started', to + DAY, ['both']),
        found.before('ended', from, ['both']),
      ]);
      return (begun['counted'] ?? 0) - (ended['counted'] ?? 0);
    }),
  );
  return new Set(months.flatMap(({ from }, at) => ((counts[at] ?? 0) > 0 ? [from] : [])));
}

/** Queries each month separately, for filters that the sums do not have. */
async function fromRows(read: Read, query: Query, months: readonly ChartPeriod[]): Promise<Set<number>> {
  const { anyOf } = selectionOf(activity, query);
  const found = await Promise.all(
    months.map(({ from, to }) =>
      read(activity).part(['_id'], {
        anyOf: [...anyOf, [{ from: { atMost: to } }], [{ to: { atLeast: from } }]],
        limit: 1,
      }),
    ),
  );
  return new Set(months.flatMap(({ from }, at) => (found[at]?.length ? [from] : [])));
}

/** Part of the list in which recorded months are looked for. */
export interface RecordedQuery {
  /** Filters of the list except its period. */
  readonly query: Query;
  readonly period: Days;
  /** Limits the search to types with emissions; a total of costs includes every type. */
  readonly isOfEmissions: boolean;
}

/** Returns the first days, within the period, of its months with recorded activities. */
export async function recordedMonths(
  reading: CumulativeRead,
  { query, period, isOfEmissions }: RecordedQuery,
): Promise<Set<number>> {
  const wanted = withTypes(query, isOfEmissions);
  const months = monthsWithin(period);
  const asked = aggregateFilter(wanted);
  return (asked && (await fromSums(reading, asked, months))) ?? fromRows(reading.read, wanted, months);
}
