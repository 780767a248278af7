import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  product_value_chain: { input: { product_id: 'unknown', start_date: 1704067200000, end_date: 1735603200000 } },
};
