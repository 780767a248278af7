import type { Examples } from '../entity/examples';

export const examples: Examples = {
  check_import: {
    input: {
      id: 'none',
      settings: { columns: [], defaults: {}, day_order: null, decimal: null, currency: 'GBP' },
    },
  },
  repair_import: { input: { id: 'none' } },
  decide_import: { input: { id: 'none', decision: 'cancel' } },
};
