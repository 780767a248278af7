import { activity } from '@lichen/contracts/activities/activity.entity';
import { AMOUNTS, type Amount } from './activity-months';
import type { RolledUp } from './question.reader';
import { combined, type KeyColumn, type Reading, type RunUps } from './run-ups.reader';

export type CutActivity = { readonly _id: string } & Readonly<Record<KeyColumn, string | null>> &
  Readonly<Record<Amount, number | null>>;

/** Activities that begin before the day and end on it or later. How many is known, so the walk ends with the last. */
export async function across(
  { read }: Reading,
  { narrowed }: RolledUp,
  counts: RunUps,
  day: number,
): Promise<CutActivity[]> {
  const [started, ended] = await Promise.all([
    counts.before('started', day, ['both']),
    counts.before('ended', day, ['both']),
  ]);
  const limit = combined(started, -1, ended)['counted'] ?? 0;
  if (limit <= 0) return [];
  const order = ['from', 'id'].map((column) => ({ column, descending: true }));
  const days = [[{ from: { below: day } }], [{ to: { atLeast: day } }]];
  return read(activity).part(['_id', 'activity_type', 'location_id', ...AMOUNTS], {
    anyOf: [...narrowed, ...days],
    order,
    limit,
  });
}

export const amountsOf = (each: CutActivity): Readonly<Record<Amount, number>> =>
  Object.fromEntries(AMOUNTS.map((name) => [name, each[name] ?? 0])) as Record<Amount, number>;
