import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  decide_factor_import: { input: { id: 'none', decision: 'discard' } },
};
