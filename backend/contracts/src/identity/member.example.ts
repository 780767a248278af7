import type { Examples } from '../entity/examples';

export const examples: Examples = {
  members: {
    draft: ({ next }) => ({
      ...{ first_name: 'Per', last_name: 'Son', email: `example${next()}@first.example` },
      roles: ['user'],
    }),
    change: () => ({ first_name: 'Other' }),
    inputs: { change_roles: { roles: ['user'] } },
  },
};
