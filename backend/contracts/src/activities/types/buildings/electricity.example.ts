import type { Examples } from '../../../entity/examples';
import { supplied } from '../shared/records.example';

export const examples: Examples = {
  electricity_activitys: {
    draft: async (make) => ({ ...(await supplied(make)), amount: 1200.5, units: 'kWh', renewable_amount: 0 }),
    change: ({ next }) => ({ amount: 1000 + next() }),
  },
};
