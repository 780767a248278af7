import type { Examples } from '../entity/examples';

export const examples: Examples = {
  connection_invitation: { inputs: { accept_invitation: { connection_code: 'ABC234' } } },
};
