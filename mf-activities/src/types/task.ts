import { taskActivity } from '@lichen/contracts/activities/types/task.entity';
import type { TypeForm } from './shared/type-form';

export const taskForm: TypeForm = {
  entity: taskActivity,
  layout: [
    { title: 'Task', fields: ['task_type', 'location_id', 'completed_by'] },
    { title: 'Time and cost', fields: ['start_date', 'end_date', 'elapsed_time', 'cost'] },
  ],
  start: { applied: true },
  overrides: () => ({ elapsed_time: { label: 'Elapsed time', suffix: 'h' } }),
};
