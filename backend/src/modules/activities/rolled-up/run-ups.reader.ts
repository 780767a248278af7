import { activity } from '@lichen/contracts/activities/activity.entity';
import type { Read } from '../../../platform/engine/rules';
import type { Sums } from '../../../platform/store/scoped-sums';
import type { Row, Where } from '../../../platform/store/sql';
import { ACTIVITY_MONTHS, type Amount, type Dated, monthOf } from './activity-months';
import type { RolledUp } from './question.reader';

/** How many activities, as `counted`, and their amounts in 10⁻⁶ kg by the names of their columns. */
export type Totals = Readonly<Record<string, number>>;
export type Edge = 'started' | 'ended';

export interface Reading {
  readonly read: Read;
  readonly sums: Sums;
}

/** Sums by month of the activities that a filter keeps; what has run up by a day is read off them. */
export interface RunUps {
  readonly has: (...kinds: readonly Dated[]) => boolean;
  /** All of these kinds that have the edge. */
  all(edge: Edge, kinds: readonly Dated[]): Totals;
  /** Those whose edge lies before the day: whole months from the sums, the rest of its month by the index. */
  before(edge: Edge, day: number, kinds: readonly Dated[]): Promise<Totals>;
}

const DAY_OF = { started: 'from', ended: 'to' } as const;
const OTHER_DAY = { started: 'to', ended: 'from' } as const;

export const combined = (one: Totals, sign: 1 | -1, other: Totals): Totals =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, value + sign * (other[name] ?? 0)]));

function added(rows: readonly Row[], edge: Edge, amounts: readonly Amount[]): Totals {
  const sum = (name: string) => rows.reduce((total, row) => total + Number(row[name]), 0);
  return { counted: sum(edge), ...Object.fromEntries(amounts.map((name) => [name, sum(`${edge}_${name}`)])) };
}

async function fromRows(read: Read, amounts: readonly Amount[], { narrowed }: RolledUp, where: Where): Promise<Totals> {
  const selection = { where, anyOf: narrowed };
  if (amounts.length === 0) return { counted: await read(activity).count(selection) };
  const [row = {}] = await read(activity).groups({ by: [], measures: amounts, selection });
  return row as Totals;
}

export async function runUps({ read, sums }: Reading, asked: RolledUp, amounts: readonly Amount[]): Promise<RunUps> {
  const edges = ['started', 'ended'] as const;
  const measures = edges.flatMap((edge) => [edge, ...amounts.map((name) => `${edge}_${name}`)]);
  const rows = await sums({ ...ACTIVITY_MONTHS, measures }, { by: ['month', 'dated'], where: asked.kept });
  const isAny = (row: Row) => measures.some((name) => Number(row[name]) !== 0);
  const of = (kinds: readonly Dated[]) => rows.filter((row) => kinds.some((kind) => kind === row['dated']));
  const has = (...kinds: readonly Dated[]) => of(kinds).some(isAny);
  return {
    has,
    all: (edge, kinds) => added(of(kinds), edge, amounts),
    before: async (edge, day, kinds) => {
      const month = monthOf(day);
      const whole = added(
        of(kinds).filter((row) => Number(row['month']) < month),
        edge,
        amounts,
      );
      if (day === month) return whole;
      // Asked only where it matters, because not every index of one day holds the other.
      const isHalf = !kinds.includes(DAY_OF[edge]) && has(DAY_OF[edge]);
      const where = { ...(isHalf ? { [OTHER_DAY[edge]]: { not: null } } : {}) };
      const column = DAY_OF[edge];
      const days = [[{ [column]: { atLeast: month } }], [{ [column]: { below: day } }]];
      const rest = await fromRows(read, amounts, { ...asked, narrowed: [...asked.narrowed, ...days] }, where);
      return combined(whole, 1, rest);
    },
  };
}
