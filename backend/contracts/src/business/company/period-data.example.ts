import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  period_data: {
    draft: async ({ made }) => ({
      ...{ parent_id: await made('products'), year: 2024, figure: 'total_packaging', value: 12.5 },
    }),
    change: ({ next }) => ({ value: next() }),
  },
};
