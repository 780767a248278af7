import type { Examples } from '../../../entity/examples';
import { supplied } from '../shared/records.example';

export const examples: Examples = {
  discharge_activitys: {
    draft: async (make) => ({ ...(await supplied(make)), amount: 12, units: 'm3' }),
    change: ({ next }) => ({ amount: 1000 + next() }),
  },
};
