import type { Examples } from '../entity/examples';

export const examples: Examples = {
  profile: {
    change: ({ next }) => ({ role: `Job ${next()}` }),
    inputs: { set_lang: { lang: 'en-GB' }, set_mails: { topic: 'partner_proof', wanted: false } },
  },
};
