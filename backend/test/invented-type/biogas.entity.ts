import { defineEntity } from '@lichen/contracts/entity/entity';
import { day, decimal } from '@lichen/contracts/entity/fields';
import {
  activityAccess,
  commonFields,
  headlineFields,
  locationRef,
  startsBeforeItEnds,
} from '@lichen/contracts/activities/types/shared/activity-fields';
import { activityTable } from '@lichen/contracts/activities/types/shared/activity-table';
import { measure } from '@lichen/contracts/activities/types/shared/unit-choice';

/** Biogas from a digester, burnt at a location. Scope 1. */
export const biogasActivity = defineEntity({
  name: 'biogas_activitys',
  label: 'Biogas',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    location_id: locationRef(),
    from: day('From'),
    to: day('To'),
    amount: decimal('Amount'),
    units: measure('Units', ['kWh', 'MWh', 'm3']),
    ...commonFields,
  },
  derived: headlineFields,
  ...activityAccess,
  check: startsBeforeItEnds,
});
