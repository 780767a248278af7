import { type Examples, FIRST_DAY } from '../../entity/examples';
import { DAY } from '../../formats/days';

export const examples: Examples = {
  carbon_activitys: {
    draft: async ({ made }) => ({
      location_id: await made('locations'),
      vehicle_id: await made('vehicles'),
      profile_id: await made('profiles'),
      ...{ from: FIRST_DAY, to: FIRST_DAY + DAY, amount: 12.5, scope: 'scope_3', scope3_category: 4 },
    }),
    change: ({ next }) => ({ amount: 10 + next() }),
  },
};
