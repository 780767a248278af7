import { defineEntity } from '../../../entity/entity';
import { about, day, decimal, hint, integer, longTerm, money, optional } from '../../../entity/fields';
import {
  activityAccess,
  commonFields,
  headlineFields,
  locationRef,
  partnerRef,
  startsBeforeItEnds,
} from '../shared/activity-fields';
import { activityTable } from '../shared/activity-table';
import { measure } from '../shared/unit-choice';
import { vatRate } from '../shared/vat-rate';

/** Space that the company rents, without an energy meter of its own. Scope 3, category 8. */
export const leaseActivity = defineEntity({
  name: 'lease_activitys',
  label: 'Lease',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    location_id: locationRef(),
    partner_id: optional(partnerRef()),
    area: about(optional(decimal('Area')), 'Defaults to that of the location'),
    area_units: optional(measure('Area units', ['m2', 'ft2'])),
    from: longTerm('first', day('From')),
    to: longTerm('last', day('To')),
    price: about(
      optional(hint(money('Price'), 'Without VAT')),
      'For the whole period, without VAT; used for the spend-based method if no energy use is given',
    ),
    vat_rate: vatRate,
    energy_per_m2: about(
      optional(decimal('Energy use, kWh per m² a year', { max: 100_000 })),
      'Without it, the price is used, because no benchmark is published',
    ),
    ...commonFields,
  },
  derived: {
    ...headlineFields,
    percent_area: optional(decimal('Percent of the area', { scale: 2 })),
    percent_time: optional(decimal('Percent of the time', { scale: 2 })),
    lease_days: optional(integer('Days of the lease')),
    location_days: optional(integer('Days the location was open')),
  },
  ...activityAccess,
  check: startsBeforeItEnds,
});
