import { type Examples, FIRST_DAY } from '../../entity/examples';
import { DAY } from '../../formats/days';

export const examples: Examples = {
  task_activitys: {
    draft: async ({ made }) => ({
      location_id: await made('locations'),
      completed_by: await made('profiles'),
      ...{ task_type: 'Meter reading', start_date: FIRST_DAY, end_date: FIRST_DAY + DAY, elapsed_time: 1.5 },
    }),
    change: ({ next }) => ({ elapsed_time: 1 + (next() % 40) }),
  },
};
