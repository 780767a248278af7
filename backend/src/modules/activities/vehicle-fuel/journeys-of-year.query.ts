import { vehicleFuelActivity } from '@lichen/contracts/activities/types/vehicles/vehicle-fuel.entity';
import { vehicleJourney } from '@lichen/contracts/activities/types/vehicles/vehicle-journey.entity';
import { DAY } from '@lichen/contracts/formats/days';
import type { Read } from '../../../platform/engine/rules';
import type { Where } from '../../../platform/store/sql';
import type { Period } from '../emission/periods';
import { daysBeside } from '../emission/recorded-fuel';
import { stretchesAround, type VehicleDays } from './journeys-beside-fuel.query';

/** Stretches per query. */
const AT_ONCE = 50;

/** A day on which a vehicle has fuel, or would have it after a change. */
export interface FuelDay {
  readonly vehicle_id: string;
  readonly day: number;
}

/** Returns conditions for fuel shortly before and after a year, which decides whether journeys in the year count. */
export const fuelAround = (year: Period): readonly Where[] => {
  const { from, to } = daysBeside(year);
  const activity_type = vehicleFuelActivity.name;
  return [
    { activity_type, from: { atLeast: from }, to: { atMost: year.from - DAY } },
    { activity_type, from: { atLeast: year.to + DAY }, to: { atMost: to } },
  ];
};

/** Returns the parts of stretches within a year. */
const within = ({ from, to }: Period, stretches: readonly VehicleDays[]): VehicleDays[] =>
  stretches
    .map((each) => ({ ...each, from: Math.max(each.from, from), to: Math.min(each.to, to) }))
    .filter((each) => each.from <= each.to);

/** Returns the parts of stretches within the years. */
export const stretchesWithin = (years: readonly Period[], stretches: readonly VehicleDays[]): VehicleDays[] =>
  years.flatMap((year) => within(year, stretches));

/**
 * Returns the number of journeys in a year that depend on fuel from outside of it, and so may change with it. Fuel of
 * the year itself counts as a record of the year.
 */
export async function journeysByFuelOutside(read: Read, year: Period, fuel: readonly FuelDay[]): Promise<number> {
  const outside = fuel.filter(({ day }) => day < year.from || day > year.to);
  const stretches = within(year, stretchesAround(outside));
  let count = 0;
  for (let at = 0; at < stretches.length; at += AT_ONCE) {
    const some = stretches.slice(at, at + AT_ONCE);
    const beside = some.map(({ vehicle_id, from, to }) => ({
      vehicle_id,
      from: { atMost: to },
      to: { atLeast: from },
    }));
    count += await read(vehicleJourney).count({ where: { applied: 1 }, anyOf: [beside] });
  }
  return count;
}
