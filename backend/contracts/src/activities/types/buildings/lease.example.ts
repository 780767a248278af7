import type { Examples } from '../../../entity/examples';
import { supplied } from '../shared/records.example';

export const examples: Examples = {
  lease_activitys: {
    draft: async (make) => ({ ...(await supplied(make)), area: 120, energy_per_m2: 95.5 }),
    change: ({ next }) => ({ area: 100 + next() }),
  },
};
