import { defineEntity } from '../../../entity/entity';
import { activityAccess, headlineFields, startsBeforeItEnds } from '../shared/activity-fields';
import { activityTable } from '../shared/activity-table';
import { meteredWaterFields } from '../shared/metered-water';

/** Waste water that leaves a location for treatment. Scope 3, category 5. */
export const dischargeActivity = defineEntity({
  name: 'discharge_activitys',
  label: 'Discharge',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: meteredWaterFields(),
  derived: headlineFields,
  ...activityAccess,
  check: startsBeforeItEnds,
});
