import { defineEntity } from '../../../entity/entity';
import { code, day, integer, money, optional, place, ref } from '../../../entity/fields';
import {
  activityAccess,
  commonFields,
  derivedPeriod,
  headlineFields,
  partnerRef,
  profileRef,
} from '../shared/activity-fields';
import { activityTable } from '../shared/activity-table';

/** Hotel nights on business. Scope 3, category 6. The country of the place determines the factor. */
export const stayActivity = defineEntity({
  name: 'stays',
  label: 'Stay',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    profile_id: profileRef(),
    stay_type: code('Stay type', 'stay_types'),
    partner_id: optional(partnerRef()),
    location: place('Place of stay'),
    location_id: optional(
      ref('Reporting location', 'locations', { as: 'reporting_location', show: ['name', 'country'] }),
    ),
    arrival_date: day('Arrival date', { notFuture: true }),
    nights: integer('Nights', { max: 10_000 }),
    rooms: optional(integer('Rooms', { min: 1, max: 10_000 })),
    cost: optional(money('Cost')),
    ...commonFields,
  },
  derived: { ...headlineFields, ...derivedPeriod },
  ...activityAccess,
});
