import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  recalculate: { input: {} },
  decide_recalculation: { input: { id: 'none', decision: 'discard' } },
};
