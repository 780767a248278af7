import { taskActivity } from '@lichen/contracts/activities/types/task.entity';
import { defineType } from './activity-type';

export const taskType = defineType({
  entity: taskActivity,
  defaults: { applied: true },
  derived: ({ start_date, end_date }) => ({ from: start_date, to: end_date }),
  identity: { by: ['location_id', 'completed_by', 'start_date', 'end_date', 'task_type'], amounts: ['elapsed_time'] },
  checks: {
    days: { first: ['from', 'start_date'], last: ['to', 'end_date'] },
    hours: { of: 'person', who: 'completed_by', field: 'elapsed_time' },
    compared: [
      { kind: 'amount_outlier', alike: [{ by: ['task_type'], times: 20 }], of: ['elapsed_time'] },
      { kind: 'cost_outlier', alike: [{ by: ['task_type'], times: 20 }], of: ['cost'] },
    ],
  },
});
