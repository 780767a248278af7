import type { Examples } from '../../../entity/examples';
import { driven } from '../shared/records.example';

export const examples: Examples = {
  vehicle_activitys: {
    draft: async (make) => ({
      ...(await driven(make)),
      ...{ fuel_type: 'diesel', quantity: 45.25, fuel_units: 'L' },
    }),
    change: ({ next }) => ({ quantity: 10 + next() }),
  },
};
