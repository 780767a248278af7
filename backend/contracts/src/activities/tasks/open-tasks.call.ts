import { z } from 'zod';
import { queryInteger } from '../../api/query-values';
import { defineCall, type RecordBase } from '../../entity/entity';
import type { TaskType } from '../../identity/role-tasks';
import { SIGNED_IN } from '../../portal/roles';
import type { LinkedTo } from './task.entity';

/** An open task that the caller may see; dates are epoch milliseconds. */
export interface OpenTask extends RecordBase {
  readonly task_type: TaskType;
  readonly date_created: number;
  readonly due_date: number;
  readonly linked_to: LinkedTo;
  /** True if the caller may mark the task as done. */
  readonly may_complete: boolean;
}

/** One page of open tasks: `total` counts all of them, `count` those in `list`. */
export interface OpenTasks {
  readonly list: readonly OpenTask[];
  readonly total: number;
  readonly count: number;
  /** Time at which the newest task of the requested record was completed; null without one, or without a record. */
  readonly done_on: number | null;
}

/** Returns the open tasks for the caller's roles, those due first at the top; with a record, only its tasks. */
export const openTasks = defineCall({
  name: 'open_tasks',
  label: 'Open tasks',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({
    linked_id: z.string().min(1).max(64).optional(),
    limit: queryInteger.min(1).max(100).default(10),
  }),
  writes: false,
  dependsOn: ['tasks', 'vehicles'],
});
