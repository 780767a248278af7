import type { Role } from '../../portal/roles';

/** Roles that demand proof from partners, review it and answer the requests of others. */
export const COMPLIANCE_ROLES: readonly Role[] = ['admin', 'compliance_officer'];
