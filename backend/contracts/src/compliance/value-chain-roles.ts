import type { Role } from '../portal/roles';

/** Roles that edit partners. */
export const VALUE_CHAIN_EDITORS: readonly Role[] = ['admin', 'edit_valuechain'];

/** Roles that may add a partner while recording an activity or reviewing a document. */
export const PARTNER_ADDERS: readonly Role[] = [
  ...VALUE_CHAIN_EDITORS,
  'edit_business',
  'edit_waste',
  'share_docs',
  'compliance_officer',
];

/** Roles that send documents and reports to partners and therefore may list them. */
export const SHARERS: readonly Role[] = ['share_docs', 'compliance_officer', 'create_reports', 'approve_reports'];
