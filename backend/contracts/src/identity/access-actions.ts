import { z } from 'zod';
import { ADMIN, ROLES } from '../portal/roles';

/** Administrator actions on a person's access, in the list of users or the staff record. */
export const ACCESS_ACTIONS = {
  invite_member: { label: 'Enable and invite', allow: ADMIN, input: z.strictObject({}) },
  stop_access: { label: 'Stop access', allow: ADMIN, input: z.strictObject({}) },
  reset_password: { label: 'Send password reset link', allow: ADMIN, input: z.strictObject({}) },
  change_roles: {
    label: 'Change roles',
    allow: ADMIN,
    input: z.strictObject({
      roles: z.array(z.enum(ROLES)).max(ROLES.length),
      tasks: z.array(z.string().max(60)).max(50).optional(),
    }),
  },
};

/** Audit texts of these actions, on the user and on the staff record. */
export const ACCESS_EVENTS = {
  invite_member: 'Invited',
  stop_access: 'Access stopped',
  reset_password: 'Password reset link sent',
  change_roles: 'Roles changed',
} as const;
