import { vehicleFuelActivity } from '@lichen/contracts/activities/types/vehicle-fuel.entity';
import type { vehicleJourney } from '@lichen/contracts/activities/types/vehicle-journey.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { firstOfMonth } from '@lichen/contracts/formats/days';
import type { Read } from '../../../platform/engine/rules';
import type { ActivityBehaviour } from './activity.rules';
import type { VehicleFacts } from '../emission/calculation';
import type { FactorLibrary } from '../emission/factor';
import { monthsOf } from '../emission/periods';

/** The vehicle with the place where it stands, whose grid and country count where none is stated. */
async function vehicleOf(read: Read, id: string): Promise<VehicleFacts | null> {
  const found = await read(vehicle).find(id);
  if (!found) return null;
  return { ...found, location: (await read(location).find(found.location_id)) ?? null };
}

export const vehicleFuelBehaviour = (library: FactorLibrary): ActivityBehaviour<typeof vehicleFuelActivity> => ({
  defaults: { applied: true },
  derived: ({ date }) => ({ from: date, to: date }),
  circumstances: async (read, { vehicle_id }) => ({ vehicle: await vehicleOf(read, vehicle_id) }),
  check: ({ fuel_type }, around): Record<string, string> =>
    !around.vehicle || library.entry('vehicle_types', `${around.vehicle.type}_${fuel_type}`)
      ? {}
      : { fuel_type: FIELD_TEXTS.choice },
});

/** Whether fuel of the vehicle counts already in a month that the journey touches. */
async function fuelIsRecorded(read: Read, vehicle_id: string, from: number, to: number): Promise<boolean> {
  const last = monthsOf({ from, to }).at(-1) ?? to;
  const days = [[{ from: { atLeast: firstOfMonth(from) } }], [{ from: { below: firstOfMonth(last, 1) } }]];
  const fuelled = await read(vehicleFuelActivity).count({ where: { vehicle_id, applied: 1 }, anyOf: days });
  return fuelled > 0;
}

export const vehicleJourneyBehaviour: ActivityBehaviour<typeof vehicleJourney> = {
  period: { from: 'starts', to: 'ends' },
  derived: ({ date, end_date }) => ({ starts: date, ends: end_date ?? date }),
  circumstances: async (read, { vehicle_id, date, end_date }) => ({
    vehicle: await vehicleOf(read, vehicle_id),
    fuelIsRecorded: await fuelIsRecorded(read, vehicle_id, date, end_date ?? date),
  }),
};
