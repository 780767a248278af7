import type { Query } from '../../../platform/engine/list-query';
import { type AggregateFilter, aggregateFilter } from './aggregate-filter.query';
import { ACTIVITY_MONTHS } from './activity-months';
import { type CumulativeRead, type CumulativeTotals, cumulativeTotals } from './cumulative-totals.query';

const of = ({ counted = 0 }: Readonly<Record<string, number>>): number => counted;

/** A period of two days keeps what has both: all that begins before it ends, but for what ended before it begins. */
async function between(found: CumulativeTotals, start: number, after: number): Promise<number | undefined> {
  if (start >= after || found.has('backwards')) return undefined;
  const [started, ended] = await Promise.all([
    found.before('started', after, ['both']),
    found.before('ended', start, ['both']),
  ]);
  return of(started) - of(ended);
}

/** Number of undated activities, which are listed in every period. */
export async function countWithoutDay({ sums }: CumulativeRead, { undated }: AggregateFilter): Promise<number> {
  if (!undated) return 0;
  const [sum] = await sums({ ...ACTIVITY_MONTHS, measures: ['started'] }, { by: ['dated'], where: undated });
  return Number(sum?.['started'] ?? 0);
}

/** Number of activities with a day in a period that has at least one bound. */
async function within(found: CumulativeTotals, start: number | undefined, after: number | undefined) {
  if (start !== undefined && after !== undefined) return between(found, start, after);
  if (start === undefined) return of(await found.before('started', after as number, ['both', 'from', 'backwards']));
  const kinds = ['both', 'to', 'backwards'] as const;
  return of(found.all('ended', kinds)) - of(await found.before('ended', start, kinds));
}

/** Number of activities that the filters keep; undefined when the monthly aggregates cannot answer it. */
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
