import { ACCESS_ACTIONS, ACCESS_EVENTS } from './access-actions';
import { defineEntity } from '../entity/entity';
import { boolean, code, instant, integer, internal, optional, roles, text } from '../entity/fields';
import { ERASURE_EVENT } from './audit/audit-log.entity';
import { ADMIN, NOBODY, ROLES } from '../portal/roles';
import { NAME_MAX, emailError, nameErrors } from './account-rules';

export const MEMBER_STATES = ['active', 'invited', 'stopped'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];
/** States of members who may log in, now or after accepting their invitation. */
export const MAY_LOG_IN = ['active', 'invited'] as const satisfies readonly MemberState[];

/** People who may log in, and invitations to do so. */
export const member = defineEntity({
  name: 'members',
  label: 'User',
  table: {
    name: 'users',
    columns: [
      'first_name',
      'last_name',
      'email',
      'roles',
      'status',
      'last_seen_on',
      'lang',
      'seen_welcome',
      'seat',
      'mailed_on',
    ],
  },
  fields: {
    first_name: text('First name', NAME_MAX),
    last_name: text('Last name', NAME_MAX),
    email: text('Email', 254),
    roles: roles('Roles', ROLES),
  },
  derived: {
    status: text('Status', 20),
    last_seen_on: optional(instant('Last seen')),
    lang: internal(code('Language', 'languages')),
    seen_welcome: internal(boolean('Welcome message seen')),
    /** Seat of the account, 1 to `max_users`; no two people share one. Empty once access is stopped. */
    seat: internal(optional(integer('Place', { min: 1 }))),
    /** Time of the last invitation or reset link. */
    mailed_on: optional(instant('Last email')),
  },
  allow: { list: ADMIN, read: ADMIN, create: ADMIN, update: NOBODY, remove: NOBODY },
  actions: ACCESS_ACTIONS,
  events: {
    ...ACCESS_EVENTS,
    confirm_address: 'Email address confirmed',
    free_address: 'Email address removed',
    ...ERASURE_EVENT,
  },
  check: ({ first_name, last_name, email }) => {
    const problem = emailError(email);
    return { ...nameErrors({ first_name, last_name }), ...(problem === null ? {} : { email: problem }) };
  },
  filters: {
    search: { kind: 'contains', fields: ['first_name', 'last_name', 'email'] },
    status: { kind: 'oneOf', field: 'status', options: MEMBER_STATES },
  },
  sorts: ['first_name', 'last_name', 'email'],
  order: { field: 'last_name', descending: false },
});
