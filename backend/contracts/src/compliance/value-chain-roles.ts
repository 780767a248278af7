import type { Role } from '../portal/roles';

/** Who keeps the partners of the company. */
export const VALUE_CHAIN_EDITORS: readonly Role[] = ['admin', 'edit_valuechain'];

/** Who may add a partner in passing, while recording an activity or reading a document. */
export const PARTNER_ADDERS: readonly Role[] = [
  ...VALUE_CHAIN_EDITORS,
  'edit_business',
  'edit_waste',
  'share_docs',
  'compliance_officer',
];

/** Who sends documents and reports to partners, and so needs to know whom to send them to. */
export const SHARERS: readonly Role[] = ['share_docs', 'compliance_officer', 'create_reports', 'approve_reports'];
