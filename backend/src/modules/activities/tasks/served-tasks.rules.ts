import { openTasksHandler } from './open-tasks.handler';
import { periodicTasks } from './periodic-tasks.job';
import { taskFollowers } from './event-tasks.rules';
import { taskEntities, taskOperations } from './task.rules';

/** What people are asked to do, by the calendar and by what happens. */
export const servedTasks = {
  entities: taskEntities,
  operations: taskOperations,
  calls: [openTasksHandler],
  followers: taskFollowers,
  daily: () => [periodicTasks],
};
