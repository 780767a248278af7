import type { Examples } from '../entity/examples';

export const examples: Examples = {
  profiles: {
    draft: async ({ next, made }) => ({
      ...{ first_name: 'Kari', last_name: 'Nordmann', email: `staff${next()}@first.example` },
      location_id: await made('locations'),
    }),
    change: ({ next }) => ({ role: `Job ${next()}` }),
    inputs: { change_roles: { roles: ['user'] } },
  },
};
