import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  partner_submissions: {
    draft: async ({ made, create, next }) => {
      const partner_id = await made('partners');
      const to = await create('partner_contacts', { partner_id, first_name: `Contact ${next()}` });
      return { partner_id, to, content: { type: 'text', message: 'Good morning' } };
    },
    change: ({ next }) => ({ content: { type: 'text', message: `Good morning ${next()}` } }),
  },
  partner_chats: { inputs: { mark_read: { seq: 1 } } },
};
