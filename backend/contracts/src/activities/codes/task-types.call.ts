import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';

/** A kind of task that task activities were entered for, with their number. */
export interface TaskType {
  task_type: string;
  count: number;
}

/** Returns the kinds of tasks entered in task activities. */
export const taskTypes = defineCall({
  name: 'task_types',
  label: 'Task types',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['activities'],
});
