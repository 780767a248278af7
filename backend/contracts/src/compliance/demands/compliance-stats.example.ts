import type { Examples } from '../../entity/examples';

export const examples: Examples = { partner_compliance_stats: { input: { doc_id: 'insurance' } } };
