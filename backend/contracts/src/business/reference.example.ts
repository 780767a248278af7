import type { Examples } from '../entity/examples';

export const examples: Examples = {
  reference: { input: { name: 'countries' } },
};
