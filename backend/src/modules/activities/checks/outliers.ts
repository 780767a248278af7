import { inclusiveDays } from '@lichen/contracts/formats/days';
import { convert } from '../emission/conversion';
import { exact } from '../emission/exact';
import { type DetectedFinding, detectedFinding } from './finding';
import { byDay, type CheckSubject, groupedBy, sourceOf } from './check-subject';
import { isMetered } from './checked-types';

/** Fewer earlier records than this say nothing about what is usual. */
const LEAST_HISTORY = 4;
/** Two years of monthly bills. */
const MOST_HISTORY = 24;
/** Unusual is beyond three times the middle (or under a third), and far outside what the source varies by itself. */
const TIMES = 3;
const DEVIATIONS = 5;

/** A statistic, not a figure: it is compared and never summed. */
interface Use {
  record: CheckSubject;
  perDay: number;
}

function middleOf(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 ? middle : middle - 1] ?? 0, sorted[middle] ?? 0];
  return (low + high) / 2;
}

const inOrder = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** Index of a value among sorted ones, or the index at which it would be inserted. */
function placeIn(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `history` is sorted. */
function unusual(perDay: number, history: readonly number[]): number | null {
  if (history.length < LEAST_HISTORY) return null;
  const usual = middleOf(history);
  if (usual <= 0 || (perDay < usual * TIMES && perDay * TIMES > usual)) return null;
  const varies = middleOf(inOrder(history.map((each) => Math.abs(each - usual))));
  return Math.abs(perDay - usual) > DEVIATIONS * varies ? Math.round((perDay / usual) * 100) : null;
}

function usesOf(source: readonly CheckSubject[]): Use[] {
  const unit = source.find(({ units }) => units !== null)?.units ?? '';
  return source.flatMap((record) => {
    const { amount, units, from, to } = record;
    const inUnit = amount === null || units === unit ? amount : convert(exact(amount), units ?? unit, unit)?.toNumber();
    return inUnit === null || inUnit === undefined ? [] : [{ record, perDay: inUnit / inclusiveDays(from, to) }];
  });
}

/** The use per day of each record that ends after `since`, beside the earlier ones of the same source. */
export function outliers(records: readonly CheckSubject[], since: number): DetectedFinding[] {
  const metered = records.filter(({ type, location_id }) => isMetered(type) && location_id !== null);
  return groupedBy([...metered].sort(byDay), sourceOf).flatMap((source) => {
    const found: DetectedFinding[] = [];
    // The last uses, kept in order while they move on: sorting them anew for each record was most of the work.
    const history: number[] = [];
    const uses = usesOf(source);
    for (const [at, { record, perDay }] of uses.entries()) {
      const percent = record.to < since ? null : unusual(perDay, history);
      if (percent !== null)
        found.push(detectedFinding(record, { kind: 'outlier', params: { percent: { number: percent } } }));
      history.splice(placeIn(history, perDay), 0, perDay);
      const oldest = uses[at - MOST_HISTORY];
      if (oldest) history.splice(placeIn(history, oldest.perDay), 1);
    }
    return found;
  });
}
