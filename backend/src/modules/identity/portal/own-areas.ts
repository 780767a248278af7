import type { AreaGate } from '@lichen/contracts/portal/area-gate';
import type { Role } from '@lichen/contracts/portal/roles';

const EVERYBODY: readonly Role[] = ['user'];

/** Areas of the shell, which no release can declare. */
export const OWN_AREAS: readonly AreaGate[] = [
  { path: '/dashboard', roles: EVERYBODY, partner: true },
  { path: '/corporate', roles: EVERYBODY },
  { path: '/profile', roles: EVERYBODY, partner: true },
  { path: '/settings', roles: EVERYBODY, partner: true },
  { path: '/account', roles: EVERYBODY, partner: true },
  { path: '/audit', roles: ['admin'], partner: true },
];
