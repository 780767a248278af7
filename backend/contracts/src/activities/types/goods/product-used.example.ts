import { type Examples, FIRST_DAY } from '../../../entity/examples';
import { goods } from '../shared/records.example';

export const examples: Examples = {
  product_used_activitys: {
    draft: async (make) => ({
      ...(await goods(make)),
      input_product_id: await make.made('products'),
      used_date: FIRST_DAY,
    }),
    change: ({ next }) => ({ quantity: 1 + next() }),
  },
};
