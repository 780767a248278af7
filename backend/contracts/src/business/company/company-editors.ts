import type { Role } from '../../portal/roles';

/** Roles that may edit the company's own data. */
export const COMPANY_EDITORS: readonly Role[] = ['admin', 'edit_business'];
