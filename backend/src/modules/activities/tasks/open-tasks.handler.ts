import { type OpenTask, type OpenTasks, openTasks } from '@lichen/contracts/activities/tasks/open-tasks.call';
import { DONE_BY_HAND, task } from '@lichen/contracts/activities/tasks/task.entity';
import { tasksOf } from '@lichen/contracts/identity/role-tasks';
import type { Context, Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import type { Selection, Where } from '../../../platform/store/sql';
import type { Task } from './new-task';
import { ownVehicles } from './own-vehicles.query';

/** Returns conditions for tasks of the caller's roles in any state; vehicle reviews only of their own vehicles. */
async function ownTasks(read: Read, { roles, userId }: Context): Promise<readonly Where[]> {
  const types = tasksOf(roles);
  if (roles.includes('admin') || !types.includes('vehicle_review')) return [{ task_type: { in: types } }];
  const others = types.filter((type) => type !== 'vehicle_review');
  return [
    { task_type: { in: others } },
    { task_type: 'vehicle_review', linked_id: { in: await ownVehicles(read, userId) } },
  ];
}

const shown = (one: Task): OpenTask => {
  const { _id, version, created_on, created_by, updated_on, task_type, date_created, due_date } = one;
  return {
    ...{ _id, version, created_on, created_by, updated_on, task_type, date_created, due_date },
    linked_to: { entity: one.linked_entity, id: one.linked_id, name: one.linked_name },
    may_complete: DONE_BY_HAND.includes(task_type),
  };
};

async function newestDone(read: Read, linked_id: string | undefined, anyOf: NonNullable<Selection['anyOf']>) {
  if (linked_id === undefined) return null;
  const order = [{ column: 'closed_on', descending: true }];
  const where = { linked_id, status: 'closed' };
  const [done] = await read(task).list({ where, anyOf, order, limit: 1 });
  return done?.closed_on ?? null;
}

export const openTasksHandler = handler(openTasks, async ({ input, read, context }): Promise<OpenTasks> => {
  const { linked_id, limit } = input;
  const anyOf = [await ownTasks(read, context)];
  const where = { status: 'open', ...(linked_id === undefined ? {} : { linked_id }) };
  const order = [{ column: 'due_date' }, { column: 'id' }];
  const [rows, total, done_on] = await Promise.all([
    read(task).list({ where, anyOf, order, limit }),
    read(task).count({ where, anyOf }),
    newestDone(read, linked_id, anyOf),
  ]);
  return { list: rows.map(shown), total, count: rows.length, done_on };
});
