import { defineEntity } from '../../../entity/entity';
import { activityAccess, headlineFields, startsBeforeItEnds } from '../shared/activity-fields';
import { activityTable } from '../shared/activity-table';
import { meteredWaterFields } from '../shared/metered-water';

/** Water supplied to a location. Scope 3, category 1. */
export const waterActivity = defineEntity({
  name: 'water_activitys',
  label: 'Water',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: meteredWaterFields(),
  derived: headlineFields,
  ...activityAccess,
  check: startsBeforeItEnds,
});
