import { z } from 'zod';
import { ACCESS_ACTIONS, ACCESS_EVENTS } from '../identity/access-actions';
import { ERASURE, ERASURE_EVENT } from '../identity/audit/audit-log.entity';
import { defineEntity } from '../entity/entity';
import {
  boolean,
  choice,
  code,
  confidential,
  decimal,
  instant,
  integer,
  internal,
  json,
  missing,
  optional,
  presented,
  ref,
  roles,
  seenBy,
  text,
  texts,
} from '../entity/fields';
import { emailError } from '../identity/account-rules';
import { ADMIN, ROLES, type Role } from '../portal/roles';
import { FIELD_TEXTS } from '../text/texts';
import { yearOf } from '../formats/days';

const KEEPERS: readonly Role[] = ['admin', 'edit_staff'];
/**
 * An optional field that only staff administrators see: all users pick colleagues by name, but personal data is
 * private.
 */
const personal = <T>(field: Parameters<typeof optional<T>>[0]) => seenBy(KEEPERS, confidential(optional(field)));

export const ACCESS_STATES = ['active', 'invited', 'not_active'] as const;
export type AccessState = (typeof ACCESS_STATES)[number];

/** The last request about a person's access; its effects are written in the same transaction. */
export interface AccessRequest {
  what: 'invite_member' | 'stop_access' | 'reset_password' | 'change_roles';
  on: number;
  roles: readonly Role[] | null;
}

/** A person's usual commute, which prefills their next commute entry. */
export const TRAVEL_FIELDS = ['transport_method', 'travel_class', 'fuel_type', 'distance', 'last_units'] as const;

/** A person who works here, whether or not they may log in. */
export const staffProfile = defineEntity({
  name: 'profiles',
  label: 'Staff member',
  counted: { one: '{count} member of staff', other: '{count} members of staff' },
  subscription: 'business',
  pickedElsewhere: true,
  fields: {
    first_name: missing(text('First name', 60), 'First name required'),
    last_name: missing(text('Last name', 60), 'Last name required'),
    email: optional(text('Email', 254)),
    location_id: missing(
      ref('Location', 'locations', { as: 'location', show: ['name', 'country'] }),
      'Location required',
    ),
    address: personal(text('Address', 500)),
    birth_month: personal(integer('Month of birth', { min: 1, max: 12 })),
    birth_year: personal(integer('Year of birth', { min: 1900, max: 9999 })),
    gender: personal(code('Gender', 'genders')),
    role: optional(text('Job role', 50)),
    employment_status: personal(code('Employment status', 'employment_states')),
    salary: personal(decimal('Salary', { scale: 2 })),
    salary_currency: seenBy(KEEPERS, code('Salary currency', 'currencies')),
    trainee_flag: seenBy(KEEPERS, boolean('Trainee')),
    covered_by_bargain_agreement: seenBy(KEEPERS, boolean('Covered by a collective bargaining agreement')),
    transport_method: optional(text('Transport method', 100)),
    travel_class: optional(text('Travel class', 100)),
    fuel_type: optional(text('Fuel type', 100)),
    distance: optional(decimal('Distance to work')),
    last_units: optional(choice('Distance units', ['km', 'miles'])),
  },
  derived: {
    /** The user who logs in as this person, once invited. */
    uid: seenBy(ADMIN, optional(ref('User', 'members', { as: 'user', show: ['status', 'roles', 'mailed_on'] }))),
    tasks: seenBy(ADMIN, optional(texts('Tasks'))),
    access: internal(optional(json<AccessRequest>('Access'))),
    erased_on: optional(instant('Personal data erased on')),
    status: seenBy(ADMIN, presented(choice('User status', ACCESS_STATES))),
    roles: seenBy(ADMIN, presented(roles('Roles', ROLES))),
    invited_on: seenBy(ADMIN, presented(optional(instant('Invited on')))),
  },
  allow: {
    list: ['user', ...KEEPERS],
    read: ['user', ...KEEPERS],
    create: KEEPERS,
    update: ['user', ...KEEPERS],
    remove: ADMIN,
  },
  actions: { ...ACCESS_ACTIONS, [ERASURE]: { label: 'Erase personal data', allow: ADMIN, input: z.strictObject({}) } },
  events: { ...ACCESS_EVENTS, ...ERASURE_EVENT },
  filters: {
    search: { kind: 'contains', fields: ['first_name', 'last_name', 'email', 'role'] },
    location_id: { kind: 'oneOf', field: 'location_id' },
  },
  sorts: ['first_name', 'last_name', 'email', 'created_on'],
  order: { field: 'last_name', descending: false },
  indexes: [['last_name', 'id', 'first_name', 'email', 'role']],
  check: ({ email, birth_year }, today) => {
    const problem = typeof email === 'string' ? emailError(email) : null;
    const isUnborn = typeof birth_year === 'number' && birth_year > yearOf(today);
    return {
      ...(problem === null ? {} : { email: problem }),
      ...(isUnborn ? { birth_year: FIELD_TEXTS.tooLarge } : {}),
    };
  },
});

/** Default values of fields that a create may omit. */
export const STAFF_DEFAULTS = {
  salary_currency: 'GBP',
  trainee_flag: false,
  covered_by_bargain_agreement: false,
} as const;
