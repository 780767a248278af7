import { isMain } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { vehicleFuelActivity } from '@lichen/contracts/activities/types/vehicles/vehicle-fuel.entity';
import { vehicleJourney } from '@lichen/contracts/activities/types/vehicles/vehicle-journey.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import { account } from '@lichen/contracts/identity/account.entity';
import type { Context, FollowingUnit, FollowUp, Read, Served } from '../../../platform/engine/rules';
import { isTaken } from '../emission/recorded-fuel';
import { bringInStep } from './journeys-in-step.rules';
import { journeysWithin, stretchesAround, type VehicleDays } from '../vehicle-fuel/journeys-beside-fuel.query';
import { stretchesWithin } from '../vehicle-fuel/journeys-of-year.query';

/** Journeys that one change updates in its own transaction; a job updates more than these. */
const MOST_JOURNEYS = 500;

export const JOURNEYS_BEHIND = 'activities.journeys-behind';

type Plain = Readonly<Record<string, unknown>>;
type Calc = RecordOf<typeof emissionCalc>;

/** A change that may affect the journeys of a vehicle. */
type Found =
  | { readonly kind: 'fuel'; readonly _id: string; readonly vehicle_id: string; readonly day: number }
  /** A fuel record gained or lost a used figure. */
  | { readonly kind: 'figure'; readonly activity_id: string; readonly more: number }
  | { readonly kind: 'journey'; readonly _id: string; readonly vehicle_id: string };

/** Fields of fuel that decide which journeys it counts for. */
const TELLING = ['vehicle_id', 'from', 'applied', 'fuel_type', 'fuel_units'] as const;

const isSome = (fuel: Plain): boolean => isTaken(fuel as unknown as RecordOf<typeof vehicleFuelActivity>);

const isAlike = (before: Plain | null, after: Plain | null) =>
  before !== null &&
  after !== null &&
  TELLING.every((name) => before[name] === after[name]) &&
  isSome(before) === isSome(after);

const fuelIn = (record: Plain | null): Found[] =>
  record && typeof record['vehicle_id'] === 'string' && typeof record['from'] === 'number'
    ? [{ kind: 'fuel', _id: String(record['_id']), vehicle_id: record['vehicle_id'], day: record['from'] }]
    : [];

const counts = (row: Plain | null): number => {
  const calc = row as Calc | null;
  return calc && isMain(calc) && calc.scope !== 'no_scope' && calc.co2_ug !== null ? 1 : 0;
};

/** Returns the effects of an activity's change: fuel at its old and new days, journeys at their new ones. */
function changeOfActivity(before: Plain | null, after: Plain | null): Found[] {
  const record = after ?? before;
  if (record?.['activity_type'] === vehicleFuelActivity.name)
    return isAlike(before, after) ? [] : [...fuelIn(before), ...fuelIn(after)];
  if (after?.['activity_type'] !== vehicleJourney.name) return [];
  return [{ kind: 'journey', _id: String(after['_id']), vehicle_id: String(after['vehicle_id']) }];
}

function changeOfFigure(before: Plain | null, after: Plain | null): Found[] {
  const row = after ?? before;
  if (row?.['activity_type'] !== vehicleFuelActivity.name) return [];
  const more = counts(after) - counts(before);
  return more === 0 ? [] : [{ kind: 'figure', activity_id: String(row['activity_id']), more }];
}

/** Returns unchanged fuel records that gained or lost their used figure. */
async function fuelByFigure(read: Read, found: readonly Found[]): Promise<{ vehicle_id: string; day: number }[]> {
  const more = new Map<string, number>();
  for (const each of found)
    if (each.kind === 'figure') more.set(each.activity_id, (more.get(each.activity_id) ?? 0) + each.more);
  for (const each of found) if (each.kind === 'fuel') more.delete(each._id);
  const ids = [...more].filter(([, sum]) => sum !== 0).map(([id]) => id);
  if (ids.length === 0) return [];
  const fuel = await read(vehicleFuelActivity).part(['vehicle_id', 'date'], { where: { id: { in: ids } } });
  return fuel.map(({ vehicle_id, date }) => ({ vehicle_id, day: date }));
}

/** Returns the journeys in approved years: changing them needs a reason, which the job for the rest reuses. */
async function approvedAmong(read: Read, stretches: readonly VehicleDays[], { companyId }: Context) {
  const years = (await read(account).find(companyId))?.approved_years ?? [];
  return journeysWithin(read, stretchesWithin(years.map(yearBounds), stretches), { limit: MOST_JOURNEYS });
}

async function recountJourneys(found: readonly Found[], unit: FollowingUnit, journeys: Served, context: Context) {
  const written = found.filter((each) => each.kind === 'journey');
  const fuel = [...found.filter((each) => each.kind === 'fuel'), ...(await fuelByFigure(unit.read, found))];
  const vehicles = new Set([...written, ...fuel].map(({ vehicle_id }) => vehicle_id));
  if (vehicles.size === 0) return;
  // Locks the vehicles, so that concurrent changes of one vehicle see each other.
  await unit.hold(vehicle, [...vehicles].sort());
  const stretches = stretchesAround(fuel);
  const beside = await journeysWithin(unit.read, stretches, { limit: MOST_JOURNEYS + 1 });
  const isMuch = beside.length > MOST_JOURNEYS;
  const now = isMuch ? await approvedAmong(unit.read, stretches, context) : beside;
  const ids = new Set([...written, ...now].map(({ _id }) => _id));
  await bringInStep(unit, journeys, [...ids], context);
  if (isMuch) await unit.startJob(JOURNEYS_BEHIND, { stretches });
}

/** Updates journeys after changes of their vehicles' fuel or of themselves, in any order. */
export const fuelAndJourneys = (journeys: () => Served): FollowUp => ({
  of: (before, after) =>
    'activity_id' in (after ?? before ?? {}) ? changeOfFigure(before, after) : changeOfActivity(before, after),
  run: (found, unit, context) => recountJourneys(found as readonly Found[], unit, journeys(), context),
});
