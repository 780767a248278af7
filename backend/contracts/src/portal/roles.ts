/** The sixteen roles of people; each person has a list of them. */
export const ROLES = [
  'admin',
  'user',
  'edit_business',
  'vehicle_admin',
  'vehicle_review',
  'edit_valuechain',
  'edit_staff',
  'edit_waste',
  'edit_statement',
  'share_docs',
  'compliance_officer',
  'view_reports',
  'create_reports',
  'approve_reports',
  'create_stories',
  'publish_stories',
] as const;

export type Role = (typeof ROLES)[number];

/** Permission: any one of these roles, or everybody, signed in or not. An empty list permits nobody. */
export type Allow = readonly Role[] | 'public';

/** Permissions that many entities share: everybody who is signed in, administrators, and nobody. */
export const SIGNED_IN: readonly Role[] = ['user'];
export const ADMIN: readonly Role[] = ['admin'];
export const NOBODY: readonly Role[] = [];

/** Returns the same permission for every verb of an entity. */
export const everyVerb = (allow: Allow) => ({ list: allow, read: allow, create: allow, update: allow, remove: allow });

/** True if one of the roles is among those allowed, or everybody is. */
export function isAllowed(allow: Allow, roles: readonly Role[]): boolean {
  return allow === 'public' || allow.some((role) => roles.includes(role));
}
