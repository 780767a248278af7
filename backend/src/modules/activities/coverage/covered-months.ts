import type { CoverageMonth, CoverageState } from '@lichen/contracts/activities/coverage/coverage.call';
import { isDaily } from '@lichen/contracts/activities/coverage/coverage.call';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { DAY, inclusiveDays, monthBounds } from '@lichen/contracts/formats/days';
import type { CheckSubject } from '../checks/check-subject';
import { meterPeriods } from '../checks/duplicates/meter-periods';

/** Days without a record that are no gap, such as when a meter is read a day late. */
export const TOLERATED_DAYS = 1;

/** First and last day, both included. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** Records of one type at one location, which should follow each other without gaps. */
export interface Source {
  readonly type: ActivityType;
  readonly records: readonly CheckSubject[];
  /** Ids of records whose figure is an estimate. */
  readonly estimated: ReadonlySet<string>;
  /** First and last day of use of the location; null where it has none. */
  readonly inUse: { readonly from: number | null; readonly to: number | null };
}

const touches = (period: Period) => (other: Period) => other.from <= period.to && other.to >= period.from;

/** Returns the days that two periods share; null where there are none. */
export const common = (a: Period, b: Period): Period | null => {
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
  return from <= to ? { from, to } : null;
};

/** Returns the stretches of a period without any record. */
export function uncovered(period: Period, records: readonly Period[]): Period[] {
  const holes: Period[] = [];
  let next = period.from;
  for (const { from, to } of [...records].sort((a, b) => a.from - b.from)) {
    if (from > next) holes.push({ from: next, to: Math.min(from - DAY, period.to) });
    next = Math.max(next, to + DAY);
  }
  if (next <= period.to) holes.push({ from: next, to: period.to });
  return holes;
}

const around = (holes: readonly Period[]): Period | null => {
  const [first, last] = [holes[0], holes.at(-1)];
  return first && last ? { from: first.from, to: last.to } : null;
};

const plain = (month: number, state: CoverageState): CoverageMonth => ({ month, state, gap: null });

/** Returns the state of a source in each month of a year; the current month is never missing. */
export function coveredMonths(year: number, source: Source, today: number): CoverageMonth[] {
  const { type, records, estimated, inUse } = source;
  const open = { from: inUse.from ?? Number.MIN_SAFE_INTEGER, to: inUse.to ?? Number.MAX_SAFE_INTEGER };
  const overlaps = meterPeriods(records).filter(({ kind }) => kind === 'overlap');
  return Array.from({ length: 12 }, (_, at) => {
    const month = monthBounds(year, at + 1);
    const expected = common(month, open);
    const there = records.filter(touches(month));
    if (!expected && there.length === 0) return plain(month.from, 'closed');
    const days = expected ?? month;
    if (there.length === 0 && days.to >= today) return plain(month.from, 'ahead');
    const holes = isDaily(type) ? uncovered(days, there) : there.length > 0 ? [] : [days];
    const missing = holes.reduce((sum, hole) => sum + inclusiveDays(hole.from, hole.to), 0);
    if (there.length === 0) return { month: month.from, state: 'missing', gap: around(holes) };
    if (missing > TOLERATED_DAYS && days.to < today) return { month: month.from, state: 'part', gap: around(holes) };
    if (overlaps.some(touches(month))) return plain(month.from, 'overlapping');
    return plain(month.from, there.some(({ id }) => estimated.has(id)) ? 'estimated' : 'there');
  });
}
