import { DONE_BY_HAND, task } from '@lichen/contracts/activities/tasks/task.entity';
import { taskNote } from '@lichen/contracts/activities/tasks/task-note.entity';
import { TASK_TEXTS } from '@lichen/contracts/activities/tasks/task-texts';
import { Problem, refused, RoleNeeded } from '@lichen/contracts/api/problems';
import { tasksOf } from '@lichen/contracts/identity/role-tasks';
import { operation } from '../../../platform/engine/operations';
import { type Context, type Rules, serve } from '../../../platform/engine/rules';
import type { Task } from './new-task';
import { ownVehicles } from './own-vehicles.query';

const ended = ({ now, email }: Pick<Context, 'now' | 'email'>, status: 'closed' | 'cancelled') => ({
  ...{ status, closed_on: now, closed_by: email },
});

const rules: Rules<typeof task> = {
  present: ({ linked_entity: entity, linked_id: id, linked_name: name }) => ({ linked_to: { entity, id, name } }),
};

/** A note with the status `cancelled` cancels its task in the same transaction. */
const noteRules: Rules<typeof taskNote, Task> = {
  facts: (read, { task_id }) => read(task).get(task_id),
  check: ({ notes, status }, { status: stands }) => ({
    ...(notes.trim() === '' ? { notes: TASK_TEXTS.noNote } : {}),
    ...(status === null || status === stands
      ? {}
      : stands !== 'open'
        ? { status: TASK_TEXTS.over }
        : status === 'closed'
          ? { status: TASK_TEXTS.onlyCancelled }
          : {}),
  }),
  derive: (_record, { task_type }, { email }) => ({ task_type, author: email }),
  effects: ({ after }, record, context) =>
    after?.status === 'cancelled' && record.status === 'open'
      ? [{ kind: 'update', entity: task, record: record as never, changes: ended(context, 'cancelled'), as: 'cancel' }]
      : [],
};

/** Completes a task; vehicle reviews only by administrators and the person responsible for the vehicle. */
const completeTask = operation(task, 'complete', async ({ record, context, unit }) => {
  const { task_type, status, linked_id } = record;
  if (!tasksOf(context.roles).includes(task_type)) throw new RoleNeeded(TASK_TEXTS.notYours, ['admin']);
  if (task_type === 'vehicle_review' && !context.roles.includes('admin')) {
    const own = await ownVehicles(unit.read, context.userId);
    if (!own.includes(linked_id)) throw new Problem('forbidden', TASK_TEXTS.notYours);
  }
  if (status !== 'open') throw refused(TASK_TEXTS.over);
  if (!DONE_BY_HAND.includes(task_type)) throw refused(TASK_TEXTS.notByHand);
  return { changes: ended(context, 'closed'), as: 'complete' as const };
});

export const taskEntities = [serve(task, rules), serve(taskNote, noteRules)];
export const taskOperations = [completeTask];
