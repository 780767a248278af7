import { z } from 'zod';
import { defineEntity } from '../entity';
import { instant, optional, roles, text } from '../fields';
import { ADMIN, NOBODY, ROLES } from '../roles';
import { NAME_MAX } from './account-rules';

/** People who may log in, and invitations to do so. */
export const member = defineEntity({
  name: 'members',
  label: 'User',
  fields: {
    first_name: text('First name', NAME_MAX),
    last_name: text('Last name', NAME_MAX),
    email: text('Email', 254),
    roles: roles('Roles', ROLES),
  },
  derived: {
    status: text('Status', 20),
    last_seen_on: optional(instant('Last seen')),
  },
  allow: { list: ADMIN, read: ADMIN, create: ADMIN, update: NOBODY, remove: NOBODY },
  actions: {
    invite_member: { label: 'Enable and invite', allow: ADMIN, input: z.strictObject({}) },
    stop_access: { label: 'Stop access', allow: ADMIN, input: z.strictObject({}) },
    reset_password: { label: 'Send password reset link', allow: ADMIN, input: z.strictObject({}) },
    change_roles: {
      label: 'Change roles',
      allow: ADMIN,
      input: z.strictObject({ roles: z.array(z.enum(ROLES)).max(ROLES.length), tasks: z.array(z.string().max(60)).max(50).optional() }),
    },
  },
  filters: { search: { kind: 'contains', fields: ['first_name', 'last_name', 'email'] } },
  sorts: ['first_name', 'last_name', 'email'],
  order: { field: 'last_name', descending: false },
});
