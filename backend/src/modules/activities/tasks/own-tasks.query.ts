import { tasksOf } from '@lichen/contracts/identity/role-tasks';
import type { Context, Read } from '../../../platform/engine/rules';
import type { Where } from '../../../platform/store/sql';
import { ownVehicles } from './own-vehicles.query';

/** Returns conditions for tasks of the caller's roles in any state; vehicle reviews only of their own vehicles. */
export async function ownTasks(read: Read, { roles, userId }: Context): Promise<readonly Where[]> {
  const types = tasksOf(roles);
  if (roles.includes('admin') || !types.includes('vehicle_review')) return [{ task_type: { in: types } }];
  const others = types.filter((type) => type !== 'vehicle_review');
  return [
    { task_type: { in: others } },
    { task_type: 'vehicle_review', linked_id: { in: await ownVehicles(read, userId) } },
  ];
}
