import type { Role } from '../../portal/roles';

/** Whoever keeps the records of the staff. */
export const STAFF_KEEPERS: readonly Role[] = ['admin', 'edit_staff'];
