import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { lastOfMonth } from '@lichen/contracts/formats/days';
import { monthsOf } from '../../emission/periods';
import { type DetectedFinding, detectedFinding, ofDays } from '../finding';
import { byDay, type CheckSubject, groupedBy } from '../check-subject';
import { comparedWith } from '../remedies';
import { REPEATED_TYPES, typesOf, typesRepeatedBy } from '../checked-types';

/** Largest number of other records in a finding; the rest are found through them. */
export const NAMED = 20;

/** Orders the record that the check was asked for before the others. */
export const requestedFirst = (one: CheckSubject, other: CheckSubject): number =>
  Number(other.isAsked ?? false) - Number(one.isAsked ?? false);

/** Returns the records of these types by day, the requested one first, as it must be among the few named ones. */
export const ofTypes = (records: readonly CheckSubject[], types: readonly ActivityType[]): CheckSubject[] =>
  records
    .filter(({ type }) => types.includes(type))
    .sort((one, other) => requestedFirst(one, other) || byDay(one, other));

/** Returns the records by key and month. */
function byMonth(
  records: readonly CheckSubject[],
  keyOf: (record: CheckSubject) => string | null,
): Map<string, CheckSubject[]> {
  const found = new Map<string, CheckSubject[]>();
  for (const record of records) {
    const key = keyOf(record);
    if (key === null) continue;
    for (const month of monthsOf(record)) {
      const place = `${key}:${month}`;
      found.set(place, [...(found.get(place) ?? []).slice(0, NAMED), record]);
    }
  }
  return found;
}

/** Returns one finding per key and month in which both sides have records. */
function besideEachOther(
  kind: 'charging_at_site',
  [ours, theirs]: readonly [readonly CheckSubject[], readonly CheckSubject[]],
  keyOf: (record: CheckSubject) => string | null,
): DetectedFinding[] {
  if (ours.length === 0 || theirs.length === 0) return [];
  const beside = byMonth(theirs, keyOf);
  const mine = byMonth(ours, keyOf);
  return [...mine].flatMap(([place, [first, ...rest]]) => {
    const others = beside.get(place);
    if (!first || !others) return [];
    const month = Number(place.slice(place.lastIndexOf(':') + 1));
    const [from, to] = [month, lastOfMonth(month)];
    const named = [...others, ...rest].slice(0, NAMED);
    const remedies = comparedWith(first, named);
    return [detectedFinding(first, { kind, remedies, of: place, others: named, from, to, params: ofDays(from, to) })];
  });
}

/** Returns findings of vehicles charged at a location in a month that its own meter covers. */
export const chargingAtSite = (records: readonly CheckSubject[]): DetectedFinding[] =>
  besideEachOther(
    'charging_at_site',
    [
      ofTypes(records, typesOf('fuel of a vehicle')).filter(({ isCharging }) => isCharging),
      ofTypes(records, typesOf('power')),
    ],
    ({ location_id }) => location_id,
  );

const overlaps = (a: CheckSubject, b: CheckSubject) => a.from <= b.to && a.to >= b.from;

/**
 * Returns findings of leases whose energy is metered too. Leases are few, so each searches the meters of its location.
 */
export function leaseAndMeter(records: readonly CheckSubject[]): DetectedFinding[] {
  const leases = ofTypes(records, typesOf('lease'));
  if (leases.length === 0) return [];
  const energy = new Map(
    groupedBy(ofTypes(records, typesOf('energy')), ({ location_id }) => location_id).map((group) => [
      group[0]?.location_id,
      group,
    ]),
  );
  return leases.flatMap((lease) => {
    const metered = (energy.get(lease.location_id) ?? []).filter((each) => overlaps(each, lease));
    if (lease.location_id === null || metered.length === 0) return [];
    const from = Math.max(lease.from, Math.min(...metered.map((each) => each.from)));
    const to = Math.min(
      lease.to,
      metered.reduce((last, each) => Math.max(last, each.to), lease.from),
    );
    const params = ofDays(from, to);
    const others = metered.slice(0, NAMED);
    const remedies = comparedWith(lease, others);
    return [detectedFinding(lease, { kind: 'lease_and_meter', remedies, of: lease.id, others, params })];
  });
}

/** Returns the keys to compare: spend without a location with all records; spend at one with those there or nowhere. */
const placesOf = (type: ActivityType, { location_id }: CheckSubject): string[] =>
  location_id === null ? [`${type} anywhere`] : [`${type} at ${location_id}`, `${type} at null`];

const daysFrom = (spend: CheckSubject, { from, to }: CheckSubject) => Math.max(0, from - spend.from, spend.from - to);

const nearestTo = (spend: CheckSubject, near: readonly CheckSubject[]): readonly CheckSubject[] =>
  near
    .toSorted((one, other) => requestedFirst(one, other) || daysFrom(spend, one) - daysFrom(spend, other))
    .slice(0, NAMED);

/**
 * Returns findings of spend on energy, water, travel, freight or waste in a month in which activities record the same.
 */
export function spendAndActivity(records: readonly CheckSubject[]): DetectedFinding[] {
  const purchases = ofTypes(records, typesOf('spend')).filter(
    ({ spend_category }) => typesRepeatedBy(spend_category).length > 0,
  );
  if (purchases.length === 0) return [];
  const repeated = ofTypes(records, REPEATED_TYPES);
  const beside = new Map([
    ...byMonth(repeated, ({ type }) => `${type} anywhere`),
    ...byMonth(repeated, ({ type, location_id }) => `${type} at ${location_id}`),
  ]);
  return purchases.flatMap((spend) => {
    const places = typesRepeatedBy(spend.spend_category).flatMap((type) => placesOf(type, spend));
    const near = places.flatMap((place) => monthsOf(spend).flatMap((month) => beside.get(`${place}:${month}`) ?? []));
    const others = nearestTo(spend, [...new Set(near)]);
    if (others.length === 0) return [];
    const first = others.reduce((from, each) => Math.min(from, each.from), spend.from);
    const last = others.reduce((to, each) => Math.max(to, each.to), spend.to);
    const params = { category: { code: spend.spend_category ?? '' }, ...ofDays(first, last) };
    const remedies = comparedWith(spend, others);
    return [detectedFinding(spend, { kind: 'spend_and_activity', remedies, of: spend.id, others, params })];
  });
}
