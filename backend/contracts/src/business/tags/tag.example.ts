import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  tags: {
    draft: ({ next }) => ({ name: `Tag ${next()}` }),
    change: ({ next }) => ({ name: `Tag ${next()}` }),
  },
};
