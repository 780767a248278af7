import { day, decimal, optional } from '../../../entity/fields';
import { commonFields, invoiceFields, locationRef, partnerRef } from './activity-fields';
import { readingType } from './reading-type';
import { measure } from './unit-choice';

/** Returns the fields of a water meter's readings, for supply and discharge. */
export const meteredWaterFields = () => ({
  location_id: locationRef(),
  partner_id: optional(partnerRef()),
  ...invoiceFields,
  from: day('From'),
  to: day('To'),
  amount: decimal('Amount'),
  units: measure('Units', ['m3', 'L', 'million litres', 'gal (US)', 'gal (imp)', 'ft3', 'ccf']),
  reading_type: readingType,
  ...commonFields,
});
