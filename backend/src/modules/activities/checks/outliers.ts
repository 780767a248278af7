import type { AlikeOutlierKind } from '@lichen/contracts/activities/checks/alike-outliers';
import type { Remedies } from '@lichen/contracts/activities/checks/remedy';
import { inclusiveDays } from '@lichen/contracts/formats/days';
import { convert } from '../emission/conversion';
import { exact } from '../emission/exact';
import type { Comparison } from '../types/activity-type';
import { type DetectedFinding, detectedFinding } from './finding';
import { byDay, type CheckSubject, groupedBy, sourceOf } from './check-subject';
import { comparisonsOf, isMetered, timesOfVehicle } from './checked-types';
import { type EnteredAmount, likelyAmount } from './likely-amount';
import { comparedWith, correctedTo, fieldToCorrect } from './remedies';

/** A year of monthly bills before a record, and a year after it. */
const AROUND = 12;
/**
 * Number of other bills from which the source itself says how much it varies; with fewer only a far larger step is
 * unusual.
 */
const ENOUGH = 4;
/** Unusual is beyond three times the middle (or under a third), and far outside what the source varies by itself. */
const TIMES = 3;
const DEVIATIONS = 5;
const TIMES_OF_FEW = 5;
/** Stands for nothing where ratios are compared. */
const LEAST = 1e-6;

/** A statistic, not a figure: it is compared and never summed. */
interface Use {
  readonly record: CheckSubject;
  readonly value: number;
  readonly entered: EnteredAmount;
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

/** A few others say what is usual only where the record is far from each of them. */
const isFarFromEach = (value: number, others: readonly number[], times: number): boolean =>
  value >= (others.at(-1) ?? 0) * times || value * times <= (others[0] ?? 0);

/** Use is compared by ratios: heating of a winter month is many times that of a summer month. */
function isFarFromMost(value: number, others: readonly number[], times: number): boolean {
  const logs = others.map((each) => Math.log(Math.max(each, LEAST)));
  const usual = middleOf(logs);
  const step = Math.abs(Math.log(Math.max(value, LEAST)) - usual);
  const varies = middleOf(inOrder(logs.map((each) => Math.abs(each - usual))));
  return step >= Math.log(times) && step > DEVIATIONS * varies;
}

/** The usual use of the others of a source; null where the record is not far from it. `others` are sorted. */
function usualBeside(value: number, others: readonly number[], times: number): number | null {
  const usual = middleOf(others);
  if (others.length === 0 || usual <= 0) return null;
  const isFar =
    others.length < ENOUGH
      ? isFarFromEach(value, others, Math.max(times, TIMES_OF_FEW))
      : isFarFromMost(value, others, times);
  return isFar ? usual : null;
}

/** What an amount was probably meant to be, or its field where nothing is likely. */
function corrected(record: CheckSubject, entered: EnteredAmount, away: number): Remedies {
  const likely = likelyAmount(entered, away);
  const { field, unitsField } = entered;
  return likely
    ? correctedTo(record, { [field]: likely.amount, ...(unitsField ? { [unitsField]: likely.units } : {}) })
    : fieldToCorrect(record, field);
}

/** Whole per cents, or what is left of less than one: nothing but zero reads as zero. */
const percentOf = (value: number, usual: number): number => {
  const percent = (value / usual) * 100;
  return percent < 1 ? Number(percent.toPrecision(2)) : Math.round(percent);
};

type OutlierKind = 'outlier' | 'vehicle_outlier' | AlikeOutlierKind;

/** Finding of an unusual amount. Of two records either may be the wrong one: they are opened beside each other. */
function outlier(
  kind: OutlierKind,
  { record, value, entered }: Use,
  usual: number,
  other: CheckSubject | undefined,
): DetectedFinding {
  return detectedFinding(record, {
    kind,
    of: record.id,
    others: other ? [other] : [],
    remedies: [...corrected(record, entered, usual / value), ...(other ? comparedWith(record, [other]) : [])],
    params: { percent: { number: percentOf(value, usual) } },
  });
}

/** The amount of a record by which meters and vehicles are compared. */
const enteredIn = ({ type, amount, amountField, units, unitsField }: CheckSubject): EnteredAmount => ({
  ...{ type, amount, units, unitsField },
  field: amountField ?? 'amount',
});

/** Use of a meter by the day; what a vehicle took or drove at a time. */
function usesOf(records: readonly CheckSubject[], per: 'day' | 'entry'): Use[] {
  const unit = records.find(({ units }) => units !== null)?.units ?? '';
  return records.flatMap((record) => {
    const { amount, units, from, to } = record;
    const inUnit = amount === null || units === unit ? amount : convert(exact(amount), units ?? unit, unit)?.toNumber();
    if (inUnit === null || inUnit === undefined) return [];
    return [{ record, value: per === 'day' ? inUnit / inclusiveDays(from, to) : inUnit, entered: enteredIn(record) }];
  });
}

interface Source {
  readonly kind: OutlierKind;
  readonly uses: readonly Use[];
  /** Unusual is beyond so many times the usual. */
  readonly times: number;
  /** Uses that others judge better: they are compared with, and nothing is said of them. */
  readonly judged?: ReadonlySet<Use>;
}

/** True for the one to be told of: of two that differ, the one that is asked about, else the later. */
function isTold({ uses, judged }: Source, at: number): boolean {
  const use = uses[at];
  if (use === undefined || judged?.has(use)) return false;
  if (uses.length !== 2 || uses.some((each) => judged?.has(each))) return true;
  const asked = uses.findIndex(({ record }) => record.isAsked);
  return at === (asked < 0 ? 1 : asked);
}

/** Each record of a source that ends after `since`, beside those before and after it. */
function outliersOf(source: Source, since: number): DetectedFinding[] {
  const { kind, uses, times } = source;
  const found: DetectedFinding[] = [];
  // The uses around a record, kept in order while they move on: sorting them anew for each was most of the work.
  const around: number[] = [];
  const add = (use: Use | undefined) => use && around.splice(placeIn(around, use.value), 0, use.value);
  const remove = (use: Use | undefined) => use && around.splice(placeIn(around, use.value), 1);
  for (const use of uses.slice(0, AROUND)) add(use);
  for (const [at, use] of uses.entries()) {
    add(uses[at + AROUND]);
    remove(uses[at - AROUND - 1]);
    if (use.record.to < since || !isTold(source, at)) continue;
    remove(use);
    const usual = usualBeside(use.value, around, times);
    add(use);
    const other = uses.length === 2 ? uses[1 - at]?.record : undefined;
    if (usual !== null) found.push(outlier(kind, use, usual, other));
  }
  return found;
}

/** The use per day of each record of a meter, beside those of the same source. */
export function outliers(records: readonly CheckSubject[], since: number): DetectedFinding[] {
  const metered = records.filter(({ type, location_id }) => isMetered(type) && location_id !== null);
  return groupedBy([...metered].sort(byDay), sourceOf).flatMap((source) =>
    outliersOf({ kind: 'outlier', uses: usesOf(source, 'day'), times: TIMES }, since),
  );
}

/** What one vehicle took or drove at a time: of one kind of fuel, in units that can be converted into each other. */
const vehicleSource = ({ type, vehicle_id, item }: CheckSubject): string | null =>
  vehicle_id === null ? null : `${type} ${vehicle_id} ${item}`;

/** Each fill and journey beside others of the same vehicle. */
export function vehicleOutliers(records: readonly CheckSubject[], since: number): DetectedFinding[] {
  return groupedBy([...records].sort(byDay), vehicleSource).flatMap((source) => {
    const times = source[0] && timesOfVehicle(source[0].type);
    return times ? outliersOf({ kind: 'vehicle_outlier', uses: usesOf(source, 'entry'), times }, since) : [];
  });
}

interface AlikeUse extends Use {
  /** Key of those like it, for each likeness of the comparison. */
  readonly keys: readonly (string | null)[];
}

/** Every use beside those like it: of the narrowest likeness in which there is another one. */
function besideAlike(uses: readonly AlikeUse[], { kind, alike }: Comparison, since: number): DetectedFinding[] {
  const judged = new Set<Use>();
  return alike.flatMap(({ times }, level) => {
    const groups = groupedBy(uses, ({ keys }) => keys[level] ?? null).filter(({ length }) => length > 1);
    const found = groups.flatMap((group) => outliersOf({ kind, uses: group, times, judged }, since));
    for (const use of groups.flat()) judged.add(use);
    return found;
  });
}

/** Each entry beside those like it, in what its type compares: how much it was, how long, and what it cost. */
export function alikeOutliers(records: readonly CheckSubject[], since: number): DetectedFinding[] {
  const byType = groupedBy([...records].sort(byDay), ({ type }) => type);
  return byType.flatMap((entries) => {
    const type = entries[0]?.type;
    const comparisons = type ? comparisonsOf(type) : [];
    return comparisons.flatMap((comparison, at) => {
      const uses = entries.flatMap((record): AlikeUse[] => {
        const found = record.compared[at];
        if (!found) return [];
        const { value, kind, said, ...entered } = found;
        const keys = said.map((each) => each && JSON.stringify([kind, ...each]));
        return [{ record, value, keys, entered: { ...entered, type: record.type } }];
      });
      return besideAlike(uses, comparison, since);
    });
  });
}
