import type { Role } from '../portal/roles';

/** Roles that may open the documents area and work on its records. */
export const DOC_ROLES: readonly Role[] = ['admin', 'share_docs', 'compliance_officer'];

/** Subscriptions that include documents: `docs`, and `compliance`, whose requests are answered with documents. */
export const DOC_SUBSCRIPTIONS = ['docs', 'compliance'] as const;
