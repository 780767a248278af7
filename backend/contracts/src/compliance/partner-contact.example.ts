import type { Examples } from '../entity/examples';

export const examples: Examples = {
  partner_contacts: {
    draft: async ({ next, made }) => ({ partner_id: await made('partners'), first_name: `Contact ${next()}` }),
    change: ({ next }) => ({ number: `20 7946 ${next()}` }),
  },
};
