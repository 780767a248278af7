import type { Examples } from '../entity/examples';

export const examples: Examples = {
  partners: {
    draft: ({ next }) => ({ name: `Partner ${next()}`, partner_roles: ['supplier'] }),
    change: ({ next }) => ({ customer_ref: `REF-${next()}` }),
    inputs: { invite: { email: 'partner@second.example' } },
  },
};
