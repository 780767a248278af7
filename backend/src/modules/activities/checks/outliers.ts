import type { Remedies } from '@lichen/contracts/activities/checks/remedy';
import { inclusiveDays } from '@lichen/contracts/formats/days';
import { convert } from '../emission/conversion';
import { exact } from '../emission/exact';
import { type DetectedFinding, detectedFinding } from './finding';
import { byDay, type CheckSubject, groupedBy, sourceOf } from './check-subject';
import { isMetered, timesOfVehicle, tripsOf } from './checked-types';
import { likelyAmount } from './likely-amount';
import { amountToCorrect, comparedWith, correctedTo, costToCorrect } from './remedies';

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

/** A few others say what is usual only where the record is far from each of them. */
const isFarFromEach = (perDay: number, others: readonly number[], times: number): boolean =>
  perDay >= (others.at(-1) ?? 0) * times || perDay * times <= (others[0] ?? 0);

/** Use is compared by ratios: heating of a winter month is many times that of a summer month. */
function isFarFromMost(perDay: number, others: readonly number[], times: number): boolean {
  const logs = others.map((each) => Math.log(Math.max(each, LEAST)));
  const usual = middleOf(logs);
  const step = Math.abs(Math.log(Math.max(perDay, LEAST)) - usual);
  const varies = middleOf(inOrder(logs.map((each) => Math.abs(each - usual))));
  return step >= Math.log(times) && step > DEVIATIONS * varies;
}

/** The usual use of the others of a source; null where the record is not far from it. `others` are sorted. */
function usualBeside(perDay: number, others: readonly number[], times: number): number | null {
  const usual = middleOf(others);
  if (others.length === 0 || usual <= 0) return null;
  const isFar =
    others.length < ENOUGH
      ? isFarFromEach(perDay, others, Math.max(times, TIMES_OF_FEW))
      : isFarFromMost(perDay, others, times);
  return isFar ? usual : null;
}

/** What the amount of a record was probably meant to be, or its field where nothing is likely. */
function corrected(record: CheckSubject, away: number): Remedies {
  const likely = likelyAmount(record, away);
  return likely ? correctedTo(record, likely.amount, likely.units) : amountToCorrect(record);
}

type OutlierKind = 'outlier' | 'vehicle_outlier' | 'trip_outlier' | 'trip_spend_outlier';

/** Finding of an unusual amount. Of two records either may be the wrong one: they are opened beside each other. */
function outlier(
  kind: OutlierKind,
  { record, perDay }: Use,
  usual: number,
  other: CheckSubject | undefined,
): DetectedFinding {
  return detectedFinding(record, {
    kind,
    of: record.id,
    others: other ? [other] : [],
    remedies: [
      ...(kind === 'trip_spend_outlier' ? costToCorrect(record) : corrected(record, usual / perDay)),
      ...(other ? comparedWith(record, [other]) : []),
    ],
    params: { percent: { number: Math.round((perDay / usual) * 100) } },
  });
}

interface Source {
  readonly kind: OutlierKind;
  readonly records: readonly CheckSubject[];
  /** Unusual is beyond so many times the usual. */
  readonly times: number;
}

/** Use of a meter by the day; what a vehicle took or drove, and how far or dear a trip was, as it was entered. */
function usesOf({ kind, records }: Source): Use[] {
  if (kind === 'trip_spend_outlier')
    return records.flatMap((record) => (record.spend ? [{ record, perDay: record.spend.amount }] : []));
  const unit = records.find(({ units }) => units !== null)?.units ?? '';
  return records.flatMap((record) => {
    const { amount, units, from, to } = record;
    const inUnit = amount === null || units === unit ? amount : convert(exact(amount), units ?? unit, unit)?.toNumber();
    if (inUnit === null || inUnit === undefined) return [];
    return [{ record, perDay: kind === 'outlier' ? inUnit / inclusiveDays(from, to) : inUnit }];
  });
}

/** True for the one to be told of: of two that differ, the one that is asked about, else the later. */
const isSaid = (uses: readonly Use[], at: number): boolean => {
  if (uses.length !== 2) return true;
  const asked = uses.findIndex(({ record }) => record.isAsked);
  return at === (asked < 0 ? 1 : asked);
};

/** Each record of a source that ends after `since`, beside those before and after it. */
function outliersOf(source: Source, since: number): DetectedFinding[] {
  const found: DetectedFinding[] = [];
  const uses = usesOf(source);
  // The uses around a record, kept in order while they move on: sorting them anew for each was most of the work.
  const around: number[] = [];
  const add = (use: Use | undefined) => use && around.splice(placeIn(around, use.perDay), 0, use.perDay);
  const remove = (use: Use | undefined) => use && around.splice(placeIn(around, use.perDay), 1);
  for (const use of uses.slice(0, AROUND)) add(use);
  for (const [at, use] of uses.entries()) {
    add(uses[at + AROUND]);
    remove(uses[at - AROUND - 1]);
    if (use.record.to < since || !isSaid(uses, at)) continue;
    remove(use);
    const usual = usualBeside(use.perDay, around, source.times);
    add(use);
    const other = uses.length === 2 ? uses[1 - at]?.record : undefined;
    if (usual !== null) found.push(outlier(source.kind, use, usual, other));
  }
  return found;
}

/** The use per day of each record of a meter, beside those of the same source. */
export function outliers(records: readonly CheckSubject[], since: number): DetectedFinding[] {
  const metered = records.filter(({ type, location_id }) => isMetered(type) && location_id !== null);
  return groupedBy([...metered].sort(byDay), sourceOf).flatMap((source) =>
    outliersOf({ kind: 'outlier', records: source, times: TIMES }, since),
  );
}

/** What one vehicle took or drove at a time: of one kind of fuel, in units that can be converted into each other. */
const vehicleSource = ({ type, vehicle_id, item }: CheckSubject): string | null =>
  vehicle_id === null ? null : `${type} ${vehicle_id} ${item}`;

/** Each fill and journey beside others of the same vehicle. */
export function vehicleOutliers(records: readonly CheckSubject[], since: number): DetectedFinding[] {
  return groupedBy([...records].sort(byDay), vehicleSource).flatMap((source) => {
    const times = source[0] && timesOfVehicle(source[0].type);
    return times ? outliersOf({ kind: 'vehicle_outlier', records: source, times }, since) : [];
  });
}

/** How far each trip went beside others made alike, and what it cost beside those paid for in the same currency. */
export function tripOutliers(records: readonly CheckSubject[], since: number): DetectedFinding[] {
  const trips = [...records].sort(byDay);
  const alike = ({ type, trip }: CheckSubject): string | null => (trip ? `${type} ${trip}` : null);
  const paidAlike = (record: CheckSubject): string | null =>
    record.trip && record.spend ? `${alike(record)} ${record.spend.currency}` : null;
  const beside = (kind: OutlierKind, keyOf: (record: CheckSubject) => string | null) =>
    groupedBy(trips, keyOf).flatMap((source) => {
      const compared = source[0] && tripsOf(source[0].type);
      return compared ? outliersOf({ kind, records: source, times: compared.times }, since) : [];
    });
  return [...beside('trip_outlier', alike), ...beside('trip_spend_outlier', paidAlike)];
}
