import type { Examples } from '../entity/examples';

export const examples: Examples = {
  vehicles: {
    draft: async ({ next, made }) => ({
      ...{ name: `Van ${next()}`, type: 'average_van', fuel_type: 'diesel', fuel_units: 'L' },
      location_id: await made('locations'),
      admin_profile_id: await made('profiles'),
    }),
    change: ({ next }) => ({ name: `Van ${next()}` }),
  },
};
