import type { Examples } from '../entity/examples';

export const examples: Examples = {
  partner_category: {
    draft: ({ next }) => ({ name: `Category ${next()}` }),
    change: ({ next }) => ({ name: `Category ${next()}` }),
  },
};
