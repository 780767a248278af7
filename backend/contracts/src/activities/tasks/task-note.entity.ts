import { defineEntity } from '../../entity/entity';
import { longText, missing, optional, ref, text, worded } from '../../entity/fields';
import { TASK_NAMES } from '../../identity/role-tasks';
import { ADMIN, NOBODY } from '../../portal/roles';
import { TASK_STATUSES, TASK_TEXTS } from './task-texts';

/** What somebody wrote about a task. One that is written with the status `cancelled` cancels it. */
export const taskNote = defineEntity({
  name: 'task_notes',
  label: 'Note on a task',
  subscription: 'activities',
  fields: {
    task_id: ref('Task', 'tasks'),
    notes: missing(longText('Note', 2000), TASK_TEXTS.noNote),
    status: optional(worded('Status', TASK_STATUSES)),
    /** Said by the task itself; a caller may repeat it. */
    task_type: optional(worded('Task', TASK_NAMES)),
  },
  derived: { author: text('Written by', 254) },
  allow: { list: ADMIN, read: ADMIN, create: ADMIN, update: NOBODY, remove: NOBODY },
  filters: { task_id: { kind: 'oneOf', field: 'task_id' } },
  sorts: ['created_on'],
  indexes: [['task_id']],
});
