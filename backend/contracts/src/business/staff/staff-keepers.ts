import type { Role } from '../../portal/roles';

/** Roles that may edit staff records. */
export const STAFF_KEEPERS: readonly Role[] = ['admin', 'edit_staff'];
