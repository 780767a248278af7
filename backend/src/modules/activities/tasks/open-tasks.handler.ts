import { type OpenTask, type OpenTasks, openTasks } from '@lichen/contracts/activities/tasks/open-tasks.call';
import { DONE_BY_HAND, task } from '@lichen/contracts/activities/tasks/task.entity';
import type { Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import type { Selection } from '../../../platform/store/sql';
import type { Task } from './new-task';
import { ownTasks } from './own-tasks.query';

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
