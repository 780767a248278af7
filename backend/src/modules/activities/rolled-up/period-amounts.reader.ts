import { activity } from '@lichen/contracts/activities/activity.entity';
import type { Query } from '../../../platform/engine/list-query';
import { AMOUNTS, type Amount } from './activity-months';
import { type RolledUp, rolledUp } from './question.reader';
import { type Reading, type RunUps, type Totals, combined, runUps } from './run-ups.reader';

type CutActivity = { readonly _id: string } & Readonly<Record<Amount, number | null>>;

/** What the activities of a period come to. */
export interface PeriodAmounts {
  /** Sums of those that lie wholly within it. */
  readonly whole: Totals;
  /** Those of which it holds a part only. */
  readonly cut: readonly string[];
}

/** Activities that begin before the day and end on it or later. How many is known, so the walk ends with the last. */
async function across({ read }: Reading, { narrowed }: RolledUp, counts: RunUps, day: number): Promise<CutActivity[]> {
  const [started, ended] = await Promise.all([
    counts.before('started', day, ['both']),
    counts.before('ended', day, ['both']),
  ]);
  const limit = combined(started, -1, ended)['counted'] ?? 0;
  if (limit <= 0) return [];
  const order = ['from', 'id'].map((column) => ({ column, descending: true }));
  const days = [[{ from: { below: day } }], [{ to: { atLeast: day } }]];
  return read(activity).part(['_id', ...AMOUNTS], { anyOf: [...narrowed, ...days], order, limit });
}

/** What the sums by month say of a list's amounts; nothing where another filter narrows it too. */
export async function periodAmounts(reading: Reading, query: Query): Promise<PeriodAmounts | undefined> {
  const asked = rolledUp(query);
  if (!asked) return undefined;
  const { start, after } = asked;
  const [found, counts] = await Promise.all([runUps(reading, asked, AMOUNTS), runUps(reading, asked, [])]);
  if (found.has('backwards') || (start ?? Number.MIN_SAFE_INTEGER) >= (after ?? Number.MAX_SAFE_INTEGER))
    return undefined;
  const edges = [start, after].filter((day) => day !== undefined);
  const [begun, over, ...cut] = await Promise.all([
    after === undefined ? found.all('started', ['both']) : found.before('started', after, ['both']),
    start === undefined ? {} : found.before('ended', start, ['both']),
    ...edges.map((day) => across(reading, asked, counts, day)),
  ]);
  const parts = new Map(cut.flat().map((each) => [each._id, each]));
  let whole = combined(begun, -1, over);
  for (const { _id, ...amounts } of parts.values())
    whole = combined(whole, -1, Object.fromEntries(AMOUNTS.map((name) => [name, amounts[name] ?? 0])));
  return { whole, cut: [...parts.keys()] };
}
