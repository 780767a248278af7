import type { Role } from '../portal/roles';

/** Roles that open the area of documents, and work on its records. */
export const DOC_ROLES: readonly Role[] = ['admin', 'share_docs', 'compliance_officer'];
