import { z } from 'zod';
import { defineEntity } from '../../entity/entity';
import { instant, json, optional, presented, text, worded } from '../../entity/fields';
import { TASK_NAMES, type TaskType } from '../../identity/role-tasks';
import { ADMIN, NOBODY, type Role } from '../../portal/roles';
import { TASK_STATUSES } from './task-texts';

/** The record that a task refers to. A report has no record; `id` is its code. */
export interface LinkedTo {
  readonly entity: string;
  readonly id: string;
  readonly name: string;
}

const LINKED_SHAPE = {
  type: 'object',
  properties: { entity: { type: 'string' }, id: { type: 'string' }, name: { type: 'string' } },
};

/** Task types whose completion no record shows; a user marks them as done. */
export const DONE_BY_HAND: readonly TaskType[] = ['vehicle_review', 'create_reports', 'approve_reports'];
const DOERS: readonly Role[] = ['admin', 'vehicle_review', 'create_reports', 'approve_reports'];

/** A request to the users with a role. The schedule or an event creates it; it is closed when the work is done. */
export const task = defineEntity({
  name: 'tasks',
  label: 'Task',
  counted: { one: '{count} task', other: '{count} tasks' },
  subscription: 'activities',
  /** Ending a task is the only change that a user makes to it. */
  fields: { status: worded('Status', TASK_STATUSES) },
  derived: {
    task_type: worded('Task', TASK_NAMES),
    date_created: instant('Created'),
    due_date: instant('Due'),
    linked_entity: text('Kind of record', 60),
    linked_id: text('Record', 64),
    linked_name: text('Name', 255),
    linked_to: presented(json<LinkedTo>('Linked to', LINKED_SHAPE)),
    /** Activity type that the task asks for. */
    activity_type: optional(text('Activity', 60)),
    closed_on: optional(instant('Ended on')),
    closed_by: optional(text('Ended by', 254)),
  },
  allow: { list: ADMIN, read: ADMIN, create: NOBODY, update: ADMIN, remove: NOBODY },
  actions: { complete: { label: 'Task done', allow: DOERS, input: z.strictObject({}) } },
  events: { close: 'Task closed', cancel: 'Task cancelled' },
  filters: {
    status: { kind: 'oneOf', field: 'status' },
    task_type: { kind: 'oneOf', field: 'task_type' },
    linked_id: { kind: 'oneOf', field: 'linked_id' },
    due_before: { kind: 'atMost', field: 'due_date' },
    search: { kind: 'contains', fields: ['linked_name'] },
  },
  sorts: ['due_date', 'date_created', 'task_type', 'status'],
  order: { field: 'due_date', descending: false },
  indexes: [['status', 'due_date'], ['linked_id']],
});
