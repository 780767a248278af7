import { ROLES, type Role } from '../portal/roles';

/** The lowest place nobody holds, or nothing when the account is full. */
export function freeSeat(held: readonly number[], most: number): number | null {
  const taken = new Set(held);
  for (let seat = 1; seat <= most; seat += 1) if (!taken.has(seat)) return seat;
  return null;
}

/** Everybody who may log in is a user; the order is the one in which roles are listed. */
export const tidyRoles = (roles: readonly Role[]): Role[] =>
  ROLES.filter((role) => role === 'user' || roles.includes(role));
