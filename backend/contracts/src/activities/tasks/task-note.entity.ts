import { defineEntity } from '../../entity/entity';
import { longText, missing, optional, ref, text, worded } from '../../entity/fields';
import { TASK_NAMES } from '../../identity/role-tasks';
import { ADMIN, NOBODY } from '../../portal/roles';
import { TASK_STATUSES, TASK_TEXTS } from './task-texts';

/** A note on a task. A note with the status `cancelled` cancels the task. */
export const taskNote = defineEntity({
  name: 'task_notes',
  label: 'Note on a task',
  subscription: 'activities',
  fields: {
    task_id: ref('Task', 'tasks'),
    notes: missing(longText('Note', 2000), TASK_TEXTS.noNote),
    status: optional(worded('Status', TASK_STATUSES)),
    /** Set from the task; a caller may repeat it. */
    task_type: optional(worded('Task', TASK_NAMES)),
  },
  derived: { author: text('Written by', 254) },
  allow: { list: ADMIN, read: ADMIN, create: ADMIN, update: NOBODY, remove: NOBODY },
  filters: { task_id: { kind: 'oneOf', field: 'task_id' } },
  sorts: ['created_on'],
  indexes: [['task_id']],
});
