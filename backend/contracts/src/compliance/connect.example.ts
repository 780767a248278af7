import type { Examples } from '../entity/examples';

export const examples: Examples = {
  partner_news: { input: { partner_id: '00000000-0000-4000-8000-000000000000' } },
  init_connect: { input: { invitationCode: 'none' } },
};
