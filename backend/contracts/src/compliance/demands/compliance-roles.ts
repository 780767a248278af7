import type { Role } from '../../portal/roles';

/** Roles that ask for proof, judge it and answer what others ask. */
export const COMPLIANCE_ROLES: readonly Role[] = ['admin', 'compliance_officer'];
