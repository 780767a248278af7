import { isLive, isMemo } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { vehicleJourney } from '@lichen/contracts/activities/types/vehicles/vehicle-journey.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Read } from '../../../platform/engine/rules';
import type { CountedInstead } from '../emission/explanation/explain';
import { amountTaken, daysBeside, fuelBeside } from '../emission/recorded-fuel';
import { recordedFuel } from './recorded-fuel.query';

/**
 * Returns the fuel record that counts instead of a journey: the nearest fuel, else the nearest charging. Null if the
 * journey counts itself.
 */
export async function countedInstead(read: Read, row: RecordOf<typeof emissionCalc>): Promise<CountedInstead | null> {
  const mayGiveWay =
    row.activity_type === vehicleJourney.name && row.scope === 'no_scope' && isLive(row) && !isMemo(row);
  const journey = mayGiveWay ? await read(vehicleJourney).find(row.activity_id) : undefined;
  if (!journey || row.engine_version === null) return null;
  const days = { from: journey.date, to: journey.end_date ?? journey.date };
  const beside = fuelBeside(days, await recordedFuel(read, [journey.vehicle_id], daysBeside(days)));
  const counted = beside.find(({ isCharging }) => !isCharging) ?? beside[0];
  return counted ? { activity_id: counted._id, day: counted.day, ...amountTaken(counted) } : null;
}
