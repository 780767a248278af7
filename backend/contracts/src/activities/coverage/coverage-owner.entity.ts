import { defineEntity } from '../../entity/entity';
import { choice, endsWith, ref } from '../../entity/fields';
import { ADMIN, everyVerb } from '../../portal/roles';
import { ACTIVITY_TYPES } from '../activity-types';
import { COVERED_TYPES } from './coverage.call';

/** Refusals of a person as owner of a coverage line. */
export const COVERAGE_OWNER_TEXTS = {
  taken: 'Someone is already responsible for this.',
  stopped: 'This person’s access has been stopped. Choose someone else.',
} as const;

/** The person responsible for entering the activities of one type at one location. */
export const coverageOwner = defineEntity({
  name: 'coverage_owners',
  label: 'Responsible person',
  counted: { one: '{count} responsible person', other: '{count} responsible persons' },
  subscription: 'activities',
  fields: {
    location_id: endsWith(ref('Location', 'locations')),
    activity_type: choice('Activity', COVERED_TYPES, ACTIVITY_TYPES),
    user_id: ref('Responsible', 'members'),
  },
  allow: everyVerb(ADMIN),
  filters: {
    location_id: { kind: 'oneOf', field: 'location_id' },
    activity_type: { kind: 'oneOf', field: 'activity_type' },
    user_id: { kind: 'oneOf', field: 'user_id' },
  },
  sorts: ['created_on'],
  indexes: [['user_id']],
  unique: [{ fields: ['location_id', 'activity_type'], message: COVERAGE_OWNER_TEXTS.taken }],
});
