import { defineEntity } from '../../../entity/entity';
import { about, code, day, decimal, optional } from '../../../entity/fields';
import {
  activityAccess,
  commonFields,
  headlineFields,
  invoiceFields,
  locationRef,
  partnerRef,
  startsBeforeItEnds,
} from '../shared/activity-fields';
import { activityTable } from '../shared/activity-table';
import { refrigerantCode } from '../../codes/refrigerant-code';
import { measure } from '../shared/unit-choice';

/**
 * Refrigerant refilled at a location, which equals the amount that leaked. Scope 1; gases outside the Kyoto Protocol
 * are shown separately.
 */
export const refrigerantActivity = defineEntity({
  name: 'refrigerant_activitys',
  label: 'Refrigerant',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    location_id: locationRef(),
    partner_id: optional(partnerRef()),
    refrigerant_category: code('Refrigerant category', 'refrigerant_categories'),
    refrigerant_type: code('Refrigerant', 'refrigerants', refrigerantCode),
    ...invoiceFields,
    delivery_date: optional(day('Delivery date', { notFuture: true })),
    from: day('From'),
    to: day('To'),
    refrigerant_used: decimal('Refrigerant used'),
    units: about(
      measure('Units', ['kg', 'g', 't', 'lbs', 'm3', 'L', 'gal (US)']),
      'A volume has no figure: no density is published',
    ),
    ...commonFields,
  },
  derived: headlineFields,
  ...activityAccess,
  check: startsBeforeItEnds,
});
