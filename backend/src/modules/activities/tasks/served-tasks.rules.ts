import { openTasksHandler } from './open-tasks.handler';
import { periodicTasks } from './periodic-tasks.job';
import { taskFollowers } from './event-tasks.rules';
import { taskLinkHandler } from './task-link.handler';
import { taskEntities, taskOperations } from './task.rules';

/** Serves tasks, created by the calendar and by events. */
export const servedTasks = {
  entities: taskEntities,
  operations: taskOperations,
  calls: [openTasksHandler, taskLinkHandler],
  followers: taskFollowers,
  daily: () => [periodicTasks],
};
