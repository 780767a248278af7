import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { firstOfMonth } from '@lichen/contracts/formats/days';
import type { Read } from '../../../platform/engine/rules';
import type { Sums } from '../../../platform/store/scoped-sums';
import type { Row, Where } from '../../../platform/store/sql';
import type { GroupKey } from '../../../platform/store/table';
import { ACTIVITY_MONTHS, type MonthAmount, type PeriodKind } from './activity-months';
import type { AggregateFilter } from './aggregate-filter.query';

/** Number of activities as `counted`, and their amounts in 10⁻⁶ kg by column name. */
export type Totals = Readonly<Record<string, number>>;
/** Totals by value of a column; without a column, all under the empty string. */
export type TotalsByKey = ReadonlyMap<string, Totals>;
export type PeriodEdge = 'started' | 'ended';
/** Columns that the sums have and that charts group by. */
export type KeyColumn = 'activity_type' | 'location_id';

/** Rows and sums of one company. */
export interface CumulativeRead {
  readonly read: Read;
  readonly sums: Sums;
}

/** Cumulative totals of the activities that match a filter, from their monthly sums. */
export interface CumulativeTotals {
  readonly has: (...kinds: readonly PeriodKind[]) => boolean;
  /** Totals of all activities of these kinds that have the edge. */
  all(edge: PeriodEdge, kinds: readonly PeriodKind[]): Totals;
  /** Totals of activities whose edge is before the day: whole months from the sums, the rest from the index. */
  before(edge: PeriodEdge, day: number, kinds: readonly PeriodKind[]): Promise<Totals>;
  beforeByKey(edge: PeriodEdge, day: number, kinds: readonly PeriodKind[]): Promise<TotalsByKey>;
}

const DAY_OF = { started: 'from', ended: 'to' } as const;
const OTHER_DAY = { started: 'to', ended: 'from' } as const;

/** Returns the sum of both, or their difference where `sign` is -1; in µg. */
export const addTotals = (one: Totals, sign: 1 | -1, other: Totals): Totals =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, value + sign * (other[name] ?? 0)]));

/** Returns the totals over all keys. */
export const sumOf = (byKey: TotalsByKey): Totals =>
  [...byKey.values()].reduce((sum, one) => addTotals(one, 1, sum), {});

/** Adds up rows by the column, under the given names. */
function addedByKey(rows: readonly Row[], by: KeyColumn | undefined, names: Readonly<Record<string, string>>) {
  const found = new Map<string, Record<string, number>>();
  for (const row of rows) {
    const key = by ? String(row[by] ?? '') : '';
    const totals = found.get(key) ?? Object.fromEntries(Object.keys(names).map((name) => [name, 0]));
    for (const [name, column] of Object.entries(names)) totals[name] = (totals[name] ?? 0) + Number(row[column]);
    found.set(key, totals);
  }
  return found;
}

function joined(one: TotalsByKey, other: TotalsByKey): TotalsByKey {
  const both = new Map(one);
  for (const [key, totals] of other) both.set(key, addTotals(totals, 1, both.get(key) ?? {}));
  return both;
}

/** Amounts to sum, and how to group them. */
export interface CumulativeQuery {
  readonly amounts: readonly MonthAmount[];
  readonly by?: KeyColumn | undefined;
  /** All days that will be queried: sums between two of them are added up in the database. */
  readonly days?: readonly number[];
}

const monthKey = (days: readonly number[] | undefined): GroupKey =>
  days
    ? { column: 'month', marks: days.map((day) => firstOfMonth(day)).sort((a, b) => a - b), as: 'reached' }
    : 'month';

export async function cumulativeTotals(
  { read, sums }: CumulativeRead,
  asked: AggregateFilter,
  { amounts, by, days }: CumulativeQuery,
): Promise<CumulativeTotals> {
  const edges = ['started', 'ended'] as const;
  const measures = edges.flatMap((edge) => [edge, ...amounts.map((name) => `${edge}_${name}`)]);
  const keys = [monthKey(days), 'dated', ...(by ? [by] : [])];
  const rows = await sums({ ...ACTIVITY_MONTHS, measures }, { by: keys, where: asked.kept });
  const isAny = (row: Row) => measures.some((name) => Number(row[name]) !== 0);
  const of = (kinds: readonly PeriodKind[]) => rows.filter((row) => kinds.some((kind) => kind === row['dated']));
  const has = (...kinds: readonly PeriodKind[]) => of(kinds).some(isAny);
  const own = { counted: 'counted', ...Object.fromEntries(amounts.map((name) => [name, name])) };
  const nothing = Object.fromEntries(Object.keys(own).map((name) => [name, 0]));
  const kept = (found: readonly Row[], edge: PeriodEdge, keyed = by) =>
    addedByKey(found, keyed, {
      counted: edge,
      ...Object.fromEntries(amounts.map((name) => [name, `${edge}_${name}`])),
    });

  /** Reads the totals from the start of a month to a day within it, from the index with days, keys and amounts. */
  const cut = async (
    edge: PeriodEdge,
    month: number,
    day: number,
    kinds: readonly PeriodKind[],
  ): Promise<TotalsByKey> => {
    const column = DAY_OF[edge];
    // Added only where it matters, because not every index of one day has the other.
    const isHalf = !kinds.includes(column) && has(column);
    const where: Where = isHalf ? { [OTHER_DAY[edge]]: { not: null } } : {};
    const days = [[{ [column]: { atLeast: month } }], [{ [column]: { below: day } }]];
    const selection = { where, anyOf: [...asked.narrowed, ...days] };
    if (!by && amounts.length === 0) return new Map([['', { counted: await read(activity).count(selection) }]]);
    const found = await read(activity).groups({ by: by ? [by] : [], measures: amounts, selection });
    return addedByKey(found, by, own);
  };
  const beforeByKey = async (edge: PeriodEdge, day: number, kinds: readonly PeriodKind[]): Promise<TotalsByKey> => {
    const month = firstOfMonth(day);
    const whole = kept(
      of(kinds).filter((row) => Number(row[days ? 'reached' : 'month']) < month),
      edge,
    );
    return day === month ? whole : joined(whole, await cut(edge, month, day, kinds));
  };
  return {
    has,
    all: (edge, kinds) => kept(of(kinds), edge, undefined).get('') ?? nothing,
    beforeByKey,
    before: async (edge, day, kinds) =>
      [...(await beforeByKey(edge, day, kinds)).values()].reduce((sum, one) => addTotals(one, 1, sum), nothing),
  };
}
