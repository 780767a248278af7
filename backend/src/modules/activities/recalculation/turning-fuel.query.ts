import { vehicleFuelActivity } from '@lichen/contracts/activities/types/vehicles/vehicle-fuel.entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';
import type { Read } from '../../../platform/engine/rules';
import { journeysByFuelOutside } from '../vehicle-fuel/journeys-of-year.query';
import { approvedAmong, approvedYears } from '../years/closed-activities.query';
import type { ProposedChange } from './change-summary';

const hasFigure = (figures: ProposedChange['before']): boolean => figures.length > 0;

/**
 * Returns the ids of fuel that gains or loses its figure close to journeys of an approved year, which would change with
 * it; such fuel stays unchanged too.
 */
export async function turningApproved(read: Read, changes: readonly ProposedChange[]): Promise<ReadonlySet<string>> {
  const ids = changes
    .filter(({ activity_type }) => activity_type === vehicleFuelActivity.name)
    .filter(({ before, after }) => hasFigure(before) !== hasFigure(after))
    .map(({ activity_id }) => activity_id);
  if (ids.length === 0) return new Set();
  const years = (await approvedYears(read)).map(yearBounds);
  const fuel = await read(vehicleFuelActivity).part(['_id', 'vehicle_id', 'date'], { where: { id: { in: ids } } });
  const asked = new Map<string, Promise<boolean>>();
  const isTurning = async (vehicle_id: string, day: number): Promise<boolean> => {
    for (const year of years) if ((await journeysByFuelOutside(read, year, [{ vehicle_id, day }])) > 0) return true;
    return false;
  };
  const turning = new Set<string>();
  for (const { _id, vehicle_id, date } of fuel)
    if (await getOrInsertComputed(asked, `${vehicle_id} ${date}`, () => isTurning(vehicle_id, date))) turning.add(_id);
  return turning;
}

/** Returns the ids of activities in approved years, and of fuel that would change others in them. */
export async function leftWithApproved(
  read: Read,
  ids: readonly string[],
  changes: readonly ProposedChange[],
): Promise<ReadonlySet<string>> {
  return new Set([...(await approvedAmong(read, ids)), ...(await turningApproved(read, changes))]);
}
