import type { Examples } from '../entity/examples';

export const examples: Examples = {
  init_connect: { input: { invitationCode: 'none' } },
};
