import { ERASURE_EVENT } from '../../identity/audit/audit-log.entity';
import { everyVerb } from '../../portal/roles';
import { defineEntity } from '../../entity/entity';
import { boolean, confidential, day, decimal, hint, longText, optional, ref, worded } from '../../entity/fields';
import { STAFF_KEEPERS } from './staff-keepers';

export const ACCIDENT_TYPES = {
  injury: 'Injury at work',
  ill_health: 'Work-related ill health',
  commuting: 'Accident on the way to work',
  other: 'Other',
} as const;

/** An accident or a case of ill health, with the details that reports count. */
export const accident = defineEntity({
  name: 'accidents',
  label: 'Accident',
  subscription: 'business',
  fields: {
    date: day('Date', { notFuture: true }),
    type: worded('Type', ACCIDENT_TYPES),
    profile_id: confidential(
      optional(ref('Staff member', 'profiles', { as: 'profile', show: ['first_name', 'last_name'] })),
    ),
    fatality: boolean('Fatality'),
    recordable: hint(
      boolean('Recordable'),
      'Death, days away from work, restricted work, treatment beyond first aid or a serious diagnosis',
    ),
    days_lost: optional(decimal('Days lost', { max: 100_000, scale: 2 })),
    notes: confidential(optional(longText('Notes'))),
  },
  allow: everyVerb(STAFF_KEEPERS),
  events: ERASURE_EVENT,
  filters: {
    year: { kind: 'inYear', from: 'date' },
    profile_id: { kind: 'oneOf', field: 'profile_id' },
    recordable: { kind: 'present', field: 'recordable' },
  },
  sorts: ['date', 'type', 'days_lost'],
  order: { field: 'date', descending: true },
  check: ({ fatality, days_lost, recordable }) =>
    recordable === false && (fatality === true || (typeof days_lost === 'number' && days_lost > 0))
      ? { recordable: 'An accident with a fatality or lost days is recordable' }
      : {},
});

/** Default values of fields that a create may omit. */
export const ACCIDENT_DEFAULTS = { fatality: false, recordable: false } as const;
