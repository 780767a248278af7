import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import type { Read } from '../../../platform/engine/rules';

/** Returns the ids of vehicles that a user is responsible for. */
export async function ownVehicles(read: Read, userId: string): Promise<readonly string[]> {
  const people = await read(staffProfile).part(['_id'], { where: { uid: userId } });
  if (people.length === 0) return [];
  const where = { admin_profile_id: { in: people.map(({ _id }) => _id) } };
  return (await read(vehicle).part(['_id'], { where })).map(({ _id }) => _id);
}
