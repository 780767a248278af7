import type { Query } from '../../../platform/engine/list-query';
import { across, amountsOf } from './across.reader';
import { AMOUNTS } from './activity-months';
import { rolledUp } from './question.reader';
import { combined, type Reading, runUps, type Totals } from './run-ups.reader';

/** What the activities of a period come to. */
export interface PeriodAmounts {
  /** Sums of those that lie wholly within it. */
  readonly whole: Totals;
  /** Those of which it holds a part only. */
  readonly cut: readonly string[];
}

/** What the sums by month say of a list's amounts; nothing where another filter narrows it too. */
export async function periodAmounts(reading: Reading, query: Query): Promise<PeriodAmounts | undefined> {
  const asked = rolledUp(query);
  if (!asked) return undefined;
  const { start, after } = asked;
  const edges = [start, after].filter((day) => day !== undefined);
  const [found, counts] = await Promise.all([
    runUps(reading, asked, { amounts: AMOUNTS, days: edges }),
    runUps(reading, asked, { amounts: [], days: edges }),
  ]);
  if (found.has('backwards') || (start ?? Number.MIN_SAFE_INTEGER) >= (after ?? Number.MAX_SAFE_INTEGER))
    return undefined;
  const [begun, over, ...cut] = await Promise.all([
    after === undefined ? found.all('started', ['both']) : found.before('started', after, ['both']),
    start === undefined ? {} : found.before('ended', start, ['both']),
    ...edges.map((day) => across(reading, asked, counts, day)),
  ]);
  const parts = new Map(cut.flat().map((each) => [each._id, each]));
  let whole = combined(begun, -1, over);
  for (const each of parts.values()) whole = combined(whole, -1, amountsOf(each));
  return { whole, cut: [...parts.keys()] };
}
