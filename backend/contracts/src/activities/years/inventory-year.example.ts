import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  decide_inventory_year: { input: { year: 2000, decision: 'approve' } },
};
