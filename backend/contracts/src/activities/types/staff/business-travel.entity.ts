import { defineEntity } from '../../../entity/entity';
import { activityAccess, derivedPeriod, headlineFields } from '../shared/activity-fields';
import { activityTable } from '../shared/activity-table';
import { journeyErrors, journeyFields, tripType } from '../shared/journey-fields';
import { travelledTooFar } from '../shared/way-of-days';

/** A business journey of one person. Scope 3, category 6. */
export const businessTravelActivity = defineEntity({
  name: 'business_travel',
  label: 'Business travel',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: { ...journeyFields, trip_type: tripType('business_travel') },
  derived: { ...headlineFields, ...derivedPeriod },
  ...activityAccess,
  check: (draft) => ({ ...journeyErrors(draft), ...travelledTooFar(draft) }),
});
