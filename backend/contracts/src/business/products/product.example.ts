import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  products: {
    draft: async ({ next, made }) => ({
      ...{ name: `Product ${next()}`, units: 'kg' },
      location_id: await made('locations'),
    }),
    change: ({ next }) => ({ description: `Product ${next()}` }),
  },
};
