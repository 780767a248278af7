import { firstOfMonth } from '@lichen/contracts/formats/days';
import { daysBeside } from '../../emission/recorded-fuel';
import { byDay, type CheckSubject, groupedBy } from '../check-subject';
import { typesOf } from '../checked-types';
import { NAMED, ofTypes, requestedFirst } from './double-counts';
import { type DetectedFinding, detectedFinding, ofDays } from '../finding';
import { comparedWith } from '../remedies';

/** Returns the index of the first fuel record on a day or later; `fuel` is sorted by day. */
function firstSince(fuel: readonly CheckSubject[], day: number): number {
  let [low, high] = [0, fuel.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((fuel[middle]?.from ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the fuel that counts for a journey, by the same days as the calculation. */
function fuelOf(journey: CheckSubject, fuel: readonly CheckSubject[]): readonly CheckSubject[] {
  const { from, to } = daysBeside(journey);
  return fuel.slice(firstSince(fuel, from), firstSince(fuel, to + 1));
}

/** Returns the journeys of one month with fuel around them, as one finding. */
function caseOf(driven: readonly CheckSubject[], fuel: readonly CheckSubject[]): DetectedFinding[] {
  const beside = new Set<CheckSubject>();
  const counted = driven.filter((journey) => {
    const own = fuelOf(journey, fuel);
    for (const each of own) beside.add(each);
    return own.length > 0;
  });
  const [first, ...rest] = counted.toSorted(requestedFirst);
  if (!first) return [];
  const others = [...[...beside].sort(requestedFirst), ...rest];
  const from = others.reduce((earliest, each) => Math.min(earliest, each.from), first.from);
  const to = others.reduce((latest, each) => Math.max(latest, each.to), first.to);
  const named = others.slice(0, NAMED);
  const of = `${first.vehicle_id}:${firstOfMonth(first.from)}`;
  const remedies = comparedWith(first, named);
  return [
    detectedFinding(first, {
      kind: 'fuel_and_journeys',
      remedies,
      of,
      others: named,
      from,
      to,
      params: ofDays(from, to),
    }),
  ];
}

/** Returns findings of journeys whose vehicle has recorded fuel, which the calculation therefore leaves out. */
export function fuelAndJourneys(records: readonly CheckSubject[]): DetectedFinding[] {
  const journeys = ofTypes(records, typesOf('journey of a vehicle')).sort(byDay);
  if (journeys.length === 0) return [];
  const taken = groupedBy(ofTypes(records, typesOf('fuel of a vehicle')).sort(byDay), ({ vehicle_id }) => vehicle_id);
  const byVehicle = new Map(taken.map((fuel) => [fuel[0]?.vehicle_id, fuel]));
  const months = groupedBy(journeys, ({ vehicle_id, from }) =>
    byVehicle.has(vehicle_id) ? `${vehicle_id}:${firstOfMonth(from)}` : null,
  );
  return months.flatMap((driven) => caseOf(driven, byVehicle.get(driven[0]?.vehicle_id ?? null) ?? []));
}
