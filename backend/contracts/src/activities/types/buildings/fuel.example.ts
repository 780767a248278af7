import type { Examples } from '../../../entity/examples';
import { supplied } from '../shared/records.example';

export const examples: Examples = {
  fuel_activitys: {
    draft: async (make) => ({ ...(await supplied(make)), fuel: 'Natural gas', amount: 1200.5, units: 'kWh' }),
    change: ({ next }) => ({ amount: 1000 + next() }),
  },
};
