import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  policies: {
    draft: ({ next }) => ({ name: `Policy ${next()}`, required: true, content: 'One two three' }),
    change: ({ next }) => ({ content: `Text ${next()}` }),
  },
  get_policy_text: { input: { id: 'bribery' } },
};
