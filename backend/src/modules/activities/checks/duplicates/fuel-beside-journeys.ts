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

/** Returns what lies beside something driven, among records of one vehicle that are sorted by day. */
type Beside = (driven: CheckSubject, records: readonly CheckSubject[]) => readonly CheckSubject[];

/** Returns the fuel that counts for a journey, by the same days as the calculation. */
const fuelOf: Beside = (journey, fuel) => {
  const { from, to } = daysBeside(journey);
  return fuel.slice(firstSince(fuel, from), firstSince(fuel, to + 1));
};

/** Returns the journeys that share a day with a distance, which may be the same driving. */
function journeysWithin(longest: number): Beside {
  return ({ from, to }, journeys) =>
    journeys
      .slice(firstSince(journeys, from - longest), firstSince(journeys, to + 1))
      .filter((each) => each.to >= from);
}

type Kind = 'fuel_and_journeys' | 'distance_and_fuel';

/** Returns what was driven in one month with others beside it, as one finding. */
function caseOf(
  { kind, besideOf, of = '' }: Comparison,
  driven: readonly CheckSubject[],
  recorded: readonly CheckSubject[],
): DetectedFinding[] {
  const beside = new Set<CheckSubject>();
  const counted = driven.filter((journey) => {
    const own = besideOf(journey, recorded);
    for (const each of own) beside.add(each);
    return own.length > 0;
  });
  const [first, ...rest] = counted.toSorted(requestedFirst);
  if (!first) return [];
  const others = [...[...beside].sort(requestedFirst), ...rest];
  const from = others.reduce((earliest, each) => Math.min(earliest, each.from), first.from);
  const to = others.reduce((latest, each) => Math.max(latest, each.to), first.to);
  const named = others.slice(0, NAMED);
  const month = `${first.vehicle_id}:${firstOfMonth(first.from)}`;
  const remedies = comparedWith(first, named);
  return [
    detectedFinding(first, {
      kind,
      remedies,
      of: month + of,
      others: named,
      from,
      to,
      params: ofDays(from, to),
    }),
  ];
}

interface Comparison {
  readonly kind: Kind;
  /** Tells two comparisons of one kind apart. */
  readonly of?: string;
  readonly driven: readonly CheckSubject[];
  readonly others: readonly CheckSubject[];
  readonly besideOf: Beside;
}

/** Returns one finding per vehicle and month in which what it drove has others beside it. */
function besideOthers(comparison: Comparison): DetectedFinding[] {
  const { driven, others } = comparison;
  if (driven.length === 0 || others.length === 0) return [];
  const recorded = groupedBy([...others].sort(byDay), ({ vehicle_id }) => vehicle_id);
  const byVehicle = new Map(recorded.map((each) => [each[0]?.vehicle_id, each]));
  const months = groupedBy([...driven].sort(byDay), ({ vehicle_id, from }) =>
    byVehicle.has(vehicle_id) ? `${vehicle_id}:${firstOfMonth(from)}` : null,
  );
  return months.flatMap((each) => caseOf(comparison, each, byVehicle.get(each[0]?.vehicle_id ?? null) ?? []));
}

/**
 * Returns findings of journeys whose vehicle has recorded fuel, which the calculation therefore leaves out, and of
 * distances recorded as vehicle fuel beside other fuel or beside journeys, which it counts as well.
 */
export function fuelAndJourneys(records: readonly CheckSubject[]): DetectedFinding[] {
  const entered = ofTypes(records, typesOf('fuel of a vehicle'));
  const journeys = ofTypes(records, typesOf('journey of a vehicle'));
  const fuel = entered.filter((each) => !isDriven(each));
  const distances = entered.filter(isDriven);
  const longest = journeys.reduce((most, { from, to }) => Math.max(most, to - from), 0);
  return [
    ...besideOthers({ kind: 'fuel_and_journeys', driven: journeys, others: fuel, besideOf: fuelOf }),
    ...besideOthers({ kind: 'distance_and_fuel', driven: distances, others: fuel, besideOf: fuelOf }),
    ...besideOthers({
      ...{ kind: 'distance_and_fuel', of: ':journeys', driven: distances, others: journeys },
      besideOf: journeysWithin(longest),
    }),
  ];
}
