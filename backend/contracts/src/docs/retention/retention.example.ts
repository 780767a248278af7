import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  doc_retention_reach: { input: { doc_type: 'fuel', months: 12 } },
};
