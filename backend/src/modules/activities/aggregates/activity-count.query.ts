import type { Query } from '../../../platform/engine/list-query';
import { type AggregateFilter, aggregateFilter } from './aggregate-filter.query';
import { ACTIVITY_MONTHS } from './activity-months';
import { type CumulativeRead, type CumulativeTotals, cumulativeTotals } from './cumulative-totals.query';

const of = ({ counted = 0 }: Readonly<Record<string, number>>): number => counted;

/**
 * Counts the activities with both days that overlap a period: those begun before its end less those ended before its
 * start. Undefined for an empty period, or if an activity ends before it begins.
 */
async function between(found: CumulativeTotals, start: number, after: number): Promise<number | undefined> {
  if (start >= after || found.has('backwards')) return undefined;
  const [started, ended] = await Promise.all([
    found.before('started', after, ['both']),
    found.before('ended', start, ['both']),
  ]);
  return of(started) - of(ended);
}

/** Returns the number of undated activities, which are listed in every period. */
export async function countWithoutDay({ sums }: CumulativeRead, { undated }: AggregateFilter): Promise<number> {
  if (!undated) return 0;
  const [sum] = await sums({ ...ACTIVITY_MONTHS, measures: ['started'] }, { by: ['dated'], where: undated });
  return Number(sum?.['started'] ?? 0);
}

/** Returns the number of dated activities in a period with one bound or two. */
async function within(found: CumulativeTotals, start: number | undefined, after: number | undefined) {
  if (start !== undefined && after !== undefined) return between(found, start, after);
  if (start === undefined) return of(await found.before('started', after as number, ['both', 'from', 'backwards']));
  const kinds = ['both', 'to', 'backwards'] as const;
  return of(found.all('ended', kinds)) - of(await found.before('ended', start, kinds));
}

/** Returns the number of activities that match the filters; undefined if the monthly sums cannot answer. */
export async function countActivities(reading: CumulativeRead, query: Query): Promise<number | undefined> {
  const asked = aggregateFilter(query);
  if (!asked) return undefined;
  const { start, after } = asked;
  const found = await cumulativeTotals(reading, asked, {
    amounts: [],
    days: [start, after].filter((day) => day !== undefined),
  });
  if (start === undefined && after === undefined)
    return of(found.all('started', ['both', 'from', 'backwards', 'none'])) + of(found.all('ended', ['to']));
  const dated = await within(found, start, after);
  return dated === undefined ? undefined : dated + (await countWithoutDay(reading, asked));
}
