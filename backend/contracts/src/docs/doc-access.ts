import type { Role } from '../portal/roles';

/** Roles that open the area of documents, and work on its records. */
export const DOC_ROLES: readonly Role[] = ['admin', 'share_docs', 'compliance_officer'];

/** What an account keeps documents with: the area, or compliance, whose requests are answered with documents. */
export const DOC_SUBSCRIPTIONS = ['docs', 'compliance'] as const;
