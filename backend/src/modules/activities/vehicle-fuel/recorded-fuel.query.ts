import { MAIN } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { vehicleFuelActivity } from '@lichen/contracts/activities/types/vehicles/vehicle-fuel.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { inParts } from '../../../platform/in-parts';
import type { Read, ReadRecords } from '../../../platform/engine/rules';
import type { Period } from '../emission/periods';
import { isCharging, isTaken, type RecordedFuel } from '../emission/recorded-fuel';

const FIELDS = ['_id', 'vehicle_id', 'date', 'fuel_type', 'fuel_units', 'quantity', 'number_of_hours'] as const;

/** A counting fuel record with the fields to display. */
export type VehicleFuel = RecordedFuel & Pick<RecordOf<typeof vehicleFuelActivity>, (typeof FIELDS)[number]>;

/** Condition for the used figure of a fuel record. */
const USED = { ...MAIN, scope: { not: 'no_scope' }, co2_ug: { not: null } } as const;

async function usedAmong(read: Read, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const some of inParts(ids)) {
    const where = { activity_id: { in: some }, ...USED };
    for (const { activity_id } of await read(emissionCalc).part(['activity_id'], { where })) used.add(activity_id);
  }
  return used;
}

/**
 * Returns the counting fuel and charging records of vehicles in a period: applied, with an amount and a used figure.
 */
export async function recordedFuel(
  read: Read,
  vehicles: readonly string[],
  { from, to }: Period,
): Promise<readonly VehicleFuel[]> {
  const found = await read(vehicleFuelActivity).part(FIELDS, {
    where: { vehicle_id: { in: [...vehicles] }, applied: 1 },
    anyOf: [[{ from: { atLeast: from } }], [{ from: { atMost: to } }]],
  });
  const used = await usedAmong(
    read,
    found.map(({ _id }) => _id),
  );
  return found
    .filter((fuel) => used.has(fuel._id) && isTaken(fuel))
    .map((fuel) => ({ ...fuel, day: fuel.date, isCharging: isCharging(fuel) }));
}

/** Returns a reader that skips fuel, for callers that read the fuel of all journeys together. */
export const withoutFuel = (read: Read): Read => {
  const none = { ...read(vehicleFuelActivity), part: async () => [] } as ReadRecords<typeof vehicleFuelActivity>;
  return ((entity) => (entity.name === vehicleFuelActivity.name ? none : read(entity))) as Read;
};
