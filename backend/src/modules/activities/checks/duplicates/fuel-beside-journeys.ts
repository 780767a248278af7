import { firstOfMonth } from '@lichen/contracts/formats/days';
import { daysBeside, isDistance } from '../../emission/recorded-fuel';
import { byDay, type CheckSubject, groupedBy } from '../check-subject';
import { typesOf } from '../checked-types';
import { NAMED, ofTypes, requestedFirst } from './double-counts';
import { type DetectedFinding, detectedFinding, ofDays } from '../finding';
import { comparedWith } from '../remedies';

const isDriven = ({ item, units }: CheckSubject): boolean => isDistance({ fuel_type: item, fuel_units: units });

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

type Kind = 'fuel_and_journeys' | 'distance_and_fuel';

/** Returns the journeys of one month with fuel around them, as one finding. */
function caseOf(kind: Kind, driven: readonly CheckSubject[], fuel: readonly CheckSubject[]): DetectedFinding[] {
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
      kind,
      remedies,
      of,
      others: named,
      from,
      to,
      params: ofDays(from, to),
    }),
  ];
}

/** Returns one finding per vehicle and month in which what it drove has fuel beside it. */
function besideFuel(kind: Kind, driven: readonly CheckSubject[], taken: readonly CheckSubject[]): DetectedFinding[] {
  if (driven.length === 0) return [];
  const fuel = groupedBy([...taken].sort(byDay), ({ vehicle_id }) => vehicle_id);
  const byVehicle = new Map(fuel.map((each) => [each[0]?.vehicle_id, each]));
  const months = groupedBy([...driven].sort(byDay), ({ vehicle_id, from }) =>
    byVehicle.has(vehicle_id) ? `${vehicle_id}:${firstOfMonth(from)}` : null,
  );
  return months.flatMap((each) => caseOf(kind, each, byVehicle.get(each[0]?.vehicle_id ?? null) ?? []));
}

/**
 * Returns findings of journeys whose vehicle has recorded fuel, which the calculation therefore leaves out, and of
 * distances recorded as vehicle fuel beside other fuel, which it counts as well.
 */
export function fuelAndJourneys(records: readonly CheckSubject[]): DetectedFinding[] {
  const entered = ofTypes(records, typesOf('fuel of a vehicle'));
  const fuel = entered.filter((each) => !isDriven(each));
  return [
    ...besideFuel('fuel_and_journeys', ofTypes(records, typesOf('journey of a vehicle')), fuel),
    ...besideFuel('distance_and_fuel', entered.filter(isDriven), fuel),
  ];
}
