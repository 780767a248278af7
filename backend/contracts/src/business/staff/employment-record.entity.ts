import { datesInOrder } from '../../entity/dates-in-order';
import { ERASURE_EVENT } from '../../identity/audit/audit-log.entity';
import { everyVerb } from '../../portal/roles';
import { defineEntity, type RecordOf } from '../../entity/entity';
import { code, confidential, day, decimal, hint, optional, presented, ref, text, worded } from '../../entity/fields';
import { STAFF_KEEPERS } from './staff-keepers';

export const EMPLOYMENT_STATES_OF_RECORD = { open: 'Open', closed: 'Closed' } as const;

/** Warnings that a record can carry; they do not prevent saving. */
export const EMPLOYMENT_WARNINGS = { overlap: 'Overlaps another record' } as const;

/** A person's terms of employment for a period. The record is open until it has an end date. */
export const employmentRecord = defineEntity({
  name: 'employment_records',
  label: 'Employment record',
  counted: { one: '{count} employment record', other: '{count} employment records' },
  subscription: 'business',
  fields: {
    profile_id: ref('Staff member', 'profiles', { as: 'profile', show: ['first_name', 'last_name'] }),
    location_id: ref('Location', 'locations', { as: 'location', show: ['name', 'country'] }),
    start_date: day('Start date'),
    end_date: optional(day('End date')),
    employment_status: hint(
      optional(code('Employment status', 'employment_states')),
      'Working time and kind of contract, as reports count them',
    ),
    role: optional(text('Job role', 50)),
    salary: confidential(optional(decimal('Salary', { scale: 2 }))),
    hourly_pay: hint(
      confidential(optional(decimal('Hourly pay', { scale: 2 }))),
      'Gross; reports compare it between genders and with the minimum wage',
    ),
    salary_currency: code('Salary currency', 'currencies'),
  },
  derived: {
    warning: optional(worded('Caution', EMPLOYMENT_WARNINGS)),
    state: presented(worded('State', EMPLOYMENT_STATES_OF_RECORD)),
  },
  allow: everyVerb(STAFF_KEEPERS),
  events: ERASURE_EVENT,
  filters: {
    profile_id: { kind: 'oneOf', field: 'profile_id' },
    location_id: { kind: 'oneOf', field: 'location_id' },
    year: { kind: 'inYear', from: 'start_date', to: 'end_date' },
  },
  sorts: ['start_date', 'end_date', 'role'],
  order: { field: 'start_date', descending: true },
  check: datesInOrder('start_date', 'end_date'),
});

/** Default values of fields that a create may omit. */
export const EMPLOYMENT_DEFAULTS = { salary_currency: 'GBP' } as const;

type Span = Pick<RecordOf<typeof employmentRecord>, 'start_date' | 'end_date'>;

/** Returns true where two records share at least one day. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.start_date <= (other.end_date ?? Number.POSITIVE_INFINITY) &&
  other.start_date <= (one.end_date ?? Number.POSITIVE_INFINITY);

/** Questions shown before a change; each text is its own dictionary key. */
export const EMPLOYMENT_TEXTS = {
  closeFirst: 'This person has an open employment record. Close it before you add a new one.',
  overridesClosed: 'This record is closed. Editing it overrides the previous data without creating history.',
} as const;
