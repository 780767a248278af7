import { taskActivity } from '@lichen/contracts/activities/types/task.entity';
import { type TaskType, taskTypes } from '@lichen/contracts/activities/codes/task-types.call';
import { type ServedCall, handler } from '../../../platform/module';

export const taskTypesCall: ServedCall = handler(taskTypes, async ({ read }) => {
  const by = [{ as: 'task_type', column: 'data', path: ['task_type'] }];
  const rows = await read(taskActivity).groups({ by, measures: [], selection: {} });
  const list = rows
    .map((row): TaskType => ({ task_type: String(row['task_type']), count: Number(row['counted']) }))
    .sort((a, b) => (a.task_type < b.task_type ? -1 : 1));
  return { list, total: list.length, count: list.length };
});
