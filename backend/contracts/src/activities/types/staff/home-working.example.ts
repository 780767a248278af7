import { type Examples, FIRST_DAY } from '../../../entity/examples';
import { stationed } from '../shared/records.example';

export const examples: Examples = {
  home_working_activity: {
    draft: async (make) => ({ ...(await stationed(make)), start_date: FIRST_DAY, working_hours: 7.5 }),
    change: ({ next }) => ({ working_hours: 0.5 + (next() % 230) / 10 }),
  },
};
