import { SHARERS } from '../../compliance/value-chain-roles';
import type { Role } from '../../portal/roles';

/** Roles that may share and recall documents. */
export const SHARE_ROLES: readonly Role[] = ['admin', ...SHARERS];
