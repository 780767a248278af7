import type { Examples } from '../../entity/examples';

export const examples: Examples = { partner_compliance_reminders: { input: { ids: ['none'] } } };
