import type { Examples } from '../../../entity/examples';
import { traded } from '../shared/records.example';

export const examples: Examples = {
  sales_order_activitys: { draft: traded, change: ({ next }) => ({ quantity: 1 + next() }) },
};
