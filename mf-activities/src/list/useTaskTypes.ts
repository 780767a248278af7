import { type TaskType, taskTypes } from '@lichen/contracts/activities/codes/task-types.call';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { useCall } from '@lichen/kit';

/** Loads the tasks that task activities were entered for. */
export const useTaskTypes = () => useCall<ListAnswer<TaskType>>(taskTypes, {});
