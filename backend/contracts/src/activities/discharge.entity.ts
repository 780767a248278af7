import { defineEntity } from '../entity';
import { choice, day, decimal, money, optional, text } from '../fields';
import {
  activityAllow,
  commonFields,
  headlineFields,
  locationRef,
  partnerRef,
  startsBeforeItEnds,
} from './activity-fields';
import { activityTable } from './activity-table';

/** Waste water that leaves a location for treatment. Scope 3, category 5. */
export const dischargeActivity = defineEntity({
  name: 'discharge_activitys',
  label: 'Discharge',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    location_id: locationRef(),
    partner_id: optional(partnerRef()),
    invoice_date: optional(day('Invoice date')),
    invoice_ref: optional(text('Invoice number', 60)),
    cost: optional(money('Cost')),
    from: day('From'),
    to: day('To'),
    amount: decimal('Amount'),
    units: choice('Units', ['m3', 'L', 'gal (US)', 'gal (imp)']),
    ...commonFields,
  },
  derived: headlineFields,
  allow: activityAllow,
  check: startsBeforeItEnds,
});
