import { taskActivity } from '@lichen/contracts/activities/types/task.entity';
import { type TaskType, taskTypes } from '@lichen/contracts/activities/codes/task-types.call';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { useAnswer } from '@lichen/kit';

/** The tasks that task activities were entered for. */
export const useTaskTypes = () => useAnswer<ListAnswer<TaskType>>([taskActivity.name, 'types'], taskTypes.name);
