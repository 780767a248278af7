import { type Examples, FIRST_DAY } from '../../../entity/examples';
import { goods } from '../shared/records.example';

export const examples: Examples = {
  product_production_activitys: {
    draft: async (make) => ({ ...(await goods(make)), production_date: FIRST_DAY }),
    change: ({ next }) => ({ quantity: 1 + next() }),
  },
};
