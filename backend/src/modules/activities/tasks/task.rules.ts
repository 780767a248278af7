import { DONE_BY_HAND, task } from '@lichen/contracts/activities/tasks/task.entity';
import { taskNote } from '@lichen/contracts/activities/tasks/task-note.entity';
import { TASK_TEXTS } from '@lichen/contracts/activities/tasks/task-texts';
import { type FieldErrors, Problem, refused, RoleNeeded } from '@lichen/contracts/api/problems';
import { account } from '@lichen/contracts/identity/account.entity';
import { tasksOf } from '@lichen/contracts/identity/role-tasks';
import { operation } from '../../../platform/engine/operations';
import { type Context, type Rules, serve } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { newTask, type Task, type Wanted } from './new-task';
import { ownVehicles } from './own-vehicles.query';

const ended = ({ now, email }: Pick<Context, 'now' | 'email'>, status: 'closed' | 'cancelled') => ({
  ...{ status, closed_on: now, closed_by: email },
});

interface TaskFacts {
  readonly before: Task | null;
  /** True where the task has a note. */
  readonly isExplained: boolean;
}

function statusErrors({ status, closed_on }: Task, { before, isExplained }: TaskFacts): FieldErrors {
  // A task that is marked as done gets its end in the same change, which a user cannot set.
  if (before === null || status === before.status || closed_on !== before.closed_on) return {};
  if (before.status !== 'open') return { status: TASK_TEXTS.over };
  if (status === 'closed') return { status: TASK_TEXTS.onlyCancelled };
  return isExplained ? {} : { status: TASK_TEXTS.noNote };
}

/** A user changes only the status of an open task, to `cancelled`, once a note says why. */
const rules: Rules<typeof task, TaskFacts> = {
  facts: async (read, { _id, status }, _context, before) => ({
    before,
    isExplained: status === 'cancelled' && (await read(taskNote).count({ where: { task_id: _id } })) > 0,
  }),
  check: statusErrors,
  derive: ({ status, closed_on }, _facts, context) =>
    status === 'cancelled' && closed_on === null ? ended(context, 'cancelled') : {},
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

/** Asks for the approval of a report that has been created, unless that is open already. */
async function askForApproval({ linked_entity, linked_id, linked_name }: Task, unit: UnitOfWork, context: Context) {
  const wanted: Wanted = { task_type: 'approve_reports', entity: linked_entity, id: linked_id, name: linked_name };
  const [own, open] = await Promise.all([
    unit.read(account).find(context.companyId),
    unit.read(task).count({ where: { task_type: wanted.task_type, status: 'open', linked_id } }),
  ]);
  if (!own || open > 0) return;
  const { linked_to: _shown, ...row } = newTask(wanted, own.task_config, context);
  await unit.apply([{ kind: 'insert', entity: task, row, as: 'create' }]);
}

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
  if (task_type === 'create_reports') await askForApproval(record, unit, context);
  return { changes: ended(context, 'closed'), as: 'complete' as const };
});

export const taskEntities = [serve(task, rules), serve(taskNote, noteRules)];
export const taskOperations = [completeTask];
