import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  saved_views: {
    draft: ({ next }) => ({ name: `View ${next()}`, query: 'scopes=2' }),
    change: ({ next }) => ({ name: `View ${next()}` }),
    inputs: { set_default: { value: true } },
  },
};
