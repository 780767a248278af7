import type { AlikeOutlierKind } from '@lichen/contracts/activities/checks/alike-outliers';
import type { FindingParam } from '@lichen/contracts/activities/checks/checks.call';
import type { Remedies } from '@lichen/contracts/activities/checks/remedy';
import { inclusiveDays } from '@lichen/contracts/formats/days';
import { convert } from '../emission/conversion';
import { exact } from '../emission/exact';
import type { Comparison } from '../types/activity-type';
import { kindOf } from '../types/shared/rounded-amounts';
import { type DetectedFinding, detectedFinding } from './finding';
import { byDay, type CheckSubject, groupedBy, sourceOf } from './check-subject';
import { comparisonsOf, isMetered, timesOfVehicle } from './checked-types';
import { type EnteredAmount, likelyAmount } from './likely-amount';
import { comparedWith, correctedTo, fieldToCorrect } from './remedies';

/** Records compared before a record and after it: a year of monthly bills each. */
const AROUND = 12;
/** Number of other bills that show how much a source varies; with fewer, only a step beyond all of them is unusual. */
const ENOUGH = 4;
/** A value is unusual beyond three times the median (or under a third) and far outside the usual variation. */
const TIMES = 3;
const DEVIATIONS = 5;
/** A value is unusual, too, beyond five times every other (or under a fifth of each). */
const TIMES_OF_EACH = 5;
/** Number of bills of 0 after which a first amount is told of. */
const SEVERAL = 3;

/** A value to compare; it is a statistic that is never summed. */
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

/** Tells whether a value is far above or below all others, in sorted order. */
function isFarFromEach(value: number, others: readonly number[], times: number): boolean {
  const [least = 0, most = 0] = [others[0], others.at(-1)];
  return value >= most * times || (value < least && value * times <= least);
}

/** Tells whether a value is far from the median, by ratio: winter heating is many times that of summer. */
function isFarFromMost(value: number, others: readonly number[], times: number): boolean {
  const logs = others.map((each) => Math.log(each));
  const usual = middleOf(logs);
  const step = Math.abs(Math.log(value) - usual);
  const varies = middleOf(inOrder(logs.map((each) => Math.abs(each - usual))));
  return step >= Math.log(times) && step > DEVIATIONS * varies;
}

/** Returns the usual value of the sorted `others`; null where the record is close to it. */
function usualBeside(value: number, others: readonly number[], times: number): number | null {
  const usual = middleOf(others);
  if (others.length === 0) return null;
  // Seasons vary so much that a tenfold amount is within the usual variation, but beyond every other bill.
  const isFar =
    isFarFromEach(value, others, Math.max(times, TIMES_OF_EACH)) ||
    (others.length >= ENOUGH && isFarFromMost(value, others, times));
  return isFar ? usual : null;
}

/** Returns the remedy: the probably intended amount, or the field to correct. */
function corrected(record: CheckSubject, entered: EnteredAmount, away: number): Remedies {
  const likely = likelyAmount(entered, away);
  const { field, unitsField } = entered;
  return likely
    ? correctedTo(record, { [field]: likely.amount, ...(unitsField ? { [unitsField]: likely.units } : {}) })
    : fieldToCorrect(record, field);
}

/** Returns whole per cent, or two significant digits below one, so that only zero reads as zero. */
function percentOf(value: number, usual: number): FindingParam {
  const percent = (value / usual) * 100;
  return { number: percent < 1 ? Number(percent.toPrecision(2)) : Math.round(percent) };
}

type OutlierKind = 'outlier' | 'vehicle_outlier' | AlikeOutlierKind;

/** Returns the finding of an unusual amount. Of two records either may be wrong, so both are opened side by side. */
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
    params: { percent: percentOf(value, usual) },
  });
}

/** Returns the amount by which meters and vehicles are compared. */
const enteredIn = ({ type, amount, amountField, units, unitsField }: CheckSubject): EnteredAmount => ({
  ...{ type, amount, units, unitsField },
  field: amountField ?? 'amount',
});

/**
 * Splits records by the kind of their unit, because cubic metres and kilowatt-hours of gas cannot be compared. Those
 * without a unit are compared with the first kind.
 */
function byKindOfUnit(records: readonly CheckSubject[]): CheckSubject[][] {
  const kind = ({ amount, units }: CheckSubject) =>
    amount === null || units === null ? null : kindOf({ value: amount, units });
  const first = records.map(kind).find((each) => each !== null) ?? '';
  return groupedBy(records, (record) => kind(record) ?? first);
}

/** Returns the values to compare, all in one kind of unit: of a meter per day, of a vehicle per entry. */
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
  /** Multiple of the usual value beyond which a value is unusual. */
  readonly times: number;
  /** Uses already judged by a closer comparison; they are compared with but get no findings. */
  readonly judged?: ReadonlySet<Use>;
}

/** Tells whether a use may get a finding: of two that differ, the requested one, else the later. */
function isTold({ uses, judged }: Source, at: number): boolean {
  const use = uses[at];
  if (use === undefined || judged?.has(use)) return false;
  if (uses.length !== 2 || uses.some((each) => judged?.has(each))) return true;
  const asked = uses.findIndex(({ record }) => record.isAsked);
  return at === (asked < 0 ? 1 : asked);
}

/** Compares each record that ends after `since` with those around it. */
function farFromOthers(source: Source, since: number): DetectedFinding[] {
  const { kind, uses, times } = source;
  const found: DetectedFinding[] = [];
  // Sorted window of uses around a record: sorting it anew for each took most of the time.
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

/** Tells of the first amount of 0 after others; those that follow within a year of bills say nothing new. */
function firstEmpty({ kind, uses, judged }: Source, since: number): DetectedFinding[] {
  return uses.flatMap((use, at) => {
    if (use.value > 0 || use.record.to < since || judged?.has(use)) return [];
    const before = uses.slice(Math.max(0, at - AROUND), at);
    if (before.length === 0 || before.some(({ value }) => value === 0)) return [];
    const usual = middleOf(inOrder(before.map(({ value }) => value)));
    return [outlier(kind, use, usual, before.length === 1 ? before[0]?.record : undefined)];
  });
}

/**
 * Tells of the amounts of a source that are unusual. Amounts of 0 are compared apart: a building that stood empty says
 * nothing about its use, and must not make a large bill look usual.
 */
const outliersOf = (source: Source, since: number): DetectedFinding[] => [
  ...farFromOthers({ ...source, uses: source.uses.filter(({ value }) => value > 0) }, since),
  ...firstEmpty(source, since),
];

/** Tells of the only bill with an amount, after several of 0; no percentage of zero can be told. */
function firstUse({ uses }: Source, since: number): DetectedFinding[] {
  const at = uses.findIndex(({ value }) => value > 0);
  const [use, first] = [uses[at], uses[0]];
  const isOnly = uses.findLastIndex(({ value }) => value > 0) === at;
  if (!use || !first || !isOnly || at < SEVERAL || use.record.to < since) return [];
  const { record, entered } = use;
  return [
    detectedFinding(record, {
      kind: 'first_use',
      of: record.id,
      remedies: fieldToCorrect(record, entered.field),
      params: { from: { day: first.record.from }, number: { number: at } },
    }),
  ];
}

/** Returns findings about the use per day of each meter, compared with the same source, and about its first use. */
export function outliers(records: readonly CheckSubject[], since: number): DetectedFinding[] {
  const metered = records.filter(({ type, location_id }) => isMetered(type) && location_id !== null);
  const sources = groupedBy([...metered].sort(byDay), sourceOf).flatMap(byKindOfUnit);
  return sources.flatMap((records) => {
    const source: Source = { kind: 'outlier', uses: usesOf(records, 'day'), times: TIMES };
    return [...outliersOf(source, since), ...firstUse(source, since)];
  });
}

/** Returns the key of a vehicle's comparable records: type, vehicle and item. */
const vehicleSource = ({ type, vehicle_id, item }: CheckSubject): string | null =>
  vehicle_id === null ? null : `${type} ${vehicle_id} ${item}`;

/** Returns findings about fills and journeys, compared with others of the same vehicle. */
export function vehicleOutliers(records: readonly CheckSubject[], since: number): DetectedFinding[] {
  const sources = groupedBy([...records].sort(byDay), vehicleSource).flatMap(byKindOfUnit);
  return sources.flatMap((source) => {
    const times = source[0] && timesOfVehicle(source[0].type);
    return times ? outliersOf({ kind: 'vehicle_outlier', uses: usesOf(source, 'entry'), times }, since) : [];
  });
}

interface AlikeUse extends Use {
  /** Key of similar entries, per likeness of the comparison. */
  readonly keys: readonly (string | null)[];
}

/** Compares every use with similar ones, by the narrowest likeness that has any. */
function besideAlike(uses: readonly AlikeUse[], { kind, alike }: Comparison, since: number): DetectedFinding[] {
  const judged = new Set<Use>();
  return alike.flatMap(({ times }, level) => {
    const groups = groupedBy(uses, ({ keys }) => keys[level] ?? null).filter(({ length }) => length > 1);
    const found = groups.flatMap((group) => outliersOf({ kind, uses: group, times, judged }, since));
    for (const group of groups) {
      // A single amount among amounts of 0 is not judged by them.
      const isCompared = group.filter(({ value }) => value > 0).length > 1;
      for (const use of group) if (isCompared || use.value === 0) judged.add(use);
    }
    return found;
  });
}

/** Returns findings about entries compared with similar ones, by what their type compares: amount, duration, cost. */
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
