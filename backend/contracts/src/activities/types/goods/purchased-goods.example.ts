import type { Examples } from '../../../entity/examples';
import { traded } from '../shared/records.example';

export const examples: Examples = {
  purchased_goods_activitys: {
    draft: async (make) => ({ ...(await traded(make)), material: 'glass', recycle: 20 }),
    change: ({ next }) => ({ quantity: 1 + next() }),
  },
};
