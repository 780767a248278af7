import { absenceActivity } from '@lichen/contracts/activities/types/staff/absence.entity';
import { defineType } from '../activity-type';
import { stretchOf } from '../shared/journey-period';

export const absenceType = defineType({
  entity: absenceActivity,
  defaults: { units: 'hrs', applied: true },
  derived: stretchOf,
  // Without the reason, which a downloaded list does not hold: the list is still known when it comes back.
  identity: { by: ['profile_id', 'from', 'to'], amounts: ['amount'] },
  checks: {
    derivedAlone: stretchOf,
    coversDaysOf: ['profile_id'],
    hours: { of: 'person', who: 'profile_id', field: 'amount' },
  },
});
