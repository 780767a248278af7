import { type Examples, FIRST_DAY } from '../../entity/examples';

export const examples: Examples = {
  managers: {
    draft: async ({ next, made }) => ({
      ...{ name: `Role ${next()}`, description: 'Leads the business', from: FIRST_DAY },
      profile_id: await made('profiles'),
    }),
    change: ({ next }) => ({ name: `Role ${next()}` }),
  },
};
