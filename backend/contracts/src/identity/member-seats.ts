import { ROLES, type Role } from '../portal/roles';

/** Returns the lowest free seat, from 1; null when the account is full. */
export function freeSeat(held: readonly number[], most: number): number | null {
  const taken = new Set(held);
  for (let seat = 1; seat <= most; seat += 1) if (!taken.has(seat)) return seat;
  return null;
}

/** Returns the roles in their listed order; `user` is always included. */
export const tidyRoles = (roles: readonly Role[]): Role[] =>
  ROLES.filter((role) => role === 'user' || roles.includes(role));
