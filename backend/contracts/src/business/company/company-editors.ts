import type { Role } from '../../portal/roles';

/** Whoever keeps the company's own data. */
export const COMPANY_EDITORS: readonly Role[] = ['admin', 'edit_business'];
