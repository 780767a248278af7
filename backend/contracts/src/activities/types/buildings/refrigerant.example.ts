import type { Examples } from '../../../entity/examples';
import { supplied } from '../shared/records.example';

export const examples: Examples = {
  refrigerant_activitys: {
    draft: async (make) => ({
      ...(await supplied(make)),
      ...{ refrigerant_category: 'blends', refrigerant_type: 'R410A', refrigerant_used: 2.5 },
    }),
    change: ({ next }) => ({ refrigerant_used: 10 + next() }),
  },
};
