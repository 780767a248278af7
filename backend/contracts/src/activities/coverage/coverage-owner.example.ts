import type { Examples } from '../../entity/examples';
import { COVERED_TYPES } from './coverage.call';

export const examples: Examples = {
  coverage_owners: {
    draft: async ({ made, standing }) => ({
      location_id: await made('locations'),
      activity_type: 'electricity_activitys',
      user_id: await standing('members'),
    }),
    change: ({ next }) => ({ activity_type: COVERED_TYPES[1 + (next() % (COVERED_TYPES.length - 1))] }),
  },
};
