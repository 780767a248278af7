import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { SIGNED_IN } from '../../portal/roles';

/** Returns the record that one of the caller's tasks refers to, also after the task has ended. */
export const taskLink = defineCall({
  name: 'task_link',
  label: 'Record of a task',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({ task_id: z.string().min(1).max(64) }),
  writes: false,
  dependsOn: ['tasks', 'vehicles'],
});
