import { SHARERS } from '../../compliance/value-chain-roles';
import type { Role } from '../../portal/roles';

/** Roles that share documents and take them back. */
export const SHARE_ROLES: readonly Role[] = ['admin', ...SHARERS];
