import { dischargeActivity } from '@lichen/contracts/activities/types/buildings/discharge.entity';
import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { fuelActivity } from '@lichen/contracts/activities/types/buildings/fuel.entity';
import { powerActivity } from '@lichen/contracts/activities/types/buildings/power.entity';
import { waterActivity } from '@lichen/contracts/activities/types/buildings/water.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import type { Read } from '../../../platform/engine/rules';
import type { Recorded } from './recorded-amounts';

/** Returns the applied entries of energy and water at a location that overlap the year. */
export async function entriesAt(read: Read, location_id: string, year: number) {
  const { from, to } = yearBounds(year);
  const selection = { where: { location_id, applied: 1, from: { atMost: to }, to: { atLeast: from } } };
  const entries = async <E extends Entity>(entity: E) => (await read(entity).list(selection)) as unknown as Recorded[];
  const [electricity, power, fuel, water, discharge] = await Promise.all([
    entries(electricityActivity),
    entries(powerActivity),
    entries(fuelActivity),
    entries(waterActivity),
    entries(dischargeActivity),
  ]);
  return { electricity, power, fuel, water, discharge };
}
