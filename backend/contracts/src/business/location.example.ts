import type { Examples } from '../entity/examples';

export const examples: Examples = {
  locations: {
    draft: ({ next }) => ({
      ...{ name: `Works ${next()}`, country: 'GB', electricity_grid: 'United Kingdom' },
      ...{ address_line1: '1 Street', town_or_city: 'Town', post_code: 'AB1 2CD' },
    }),
    change: ({ next }) => ({ town_or_city: `Town ${next()}` }),
  },
};
