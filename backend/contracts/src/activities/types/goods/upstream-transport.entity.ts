import { defineEntity } from '../../../entity/entity';
import { about, boolean, choice, decimal, optional, text } from '../../../entity/fields';
import {
  activityAccess,
  commonFields,
  derivedPeriod,
  headlineFields,
  locationRef,
  partnerRef,
  profileRef,
} from '../shared/activity-fields';
import { requiredOf } from '../shared/goods-fields';
import { activityTable } from '../shared/activity-table';
import { LORRY_LOADS, requiredWhenApplied, returnsAfterStart, tripType, routeFields } from '../shared/journey-fields';
import { measure } from '../shared/unit-choice';

const EXTRACTED = 200;

/** Goods transported by others. Scope 3, category 4; category 9 where the customer pays for the transport. */
export const upstreamTransportActivity = defineEntity({
  name: 'upstream_transmission_distribution',
  label: 'Upstream transmission and distribution',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    location_id: optional(locationRef('Reporting location')),
    profile_id: optional(profileRef()),
    job_number: optional(text('Job number', 60)),
    job_type: optional(text('Job type', 60)),
    partner_id: optional(partnerRef('Customer')),
    /** Customer name in the document; a partner can be created from it. */
    extracted_customer: optional(text('Customer name in the document', EXTRACTED)),
    ...routeFields,
    trip_type: tripType('upstream_transmission_distribution'),
    laden: optional(
      choice('Load of the lorry', LORRY_LOADS, {
        average: 'Average load',
        empty: 'Empty',
        half: 'Half loaded',
        full: 'Fully loaded',
      }),
    ),
    weight: about(
      optional(decimal('Weight')),
      'Without it, only vans and lorries have a figure, because their factors are per kilometre',
    ),
    weight_units: optional(measure('Weight units', ['t', 'kg', 'lbs', 'short ton', 'long ton'])),
    /** The whole vehicle is hired for the journey: its kilometres count, whatever it carries. */
    dedicated_vehicle: about(
      optional(boolean('Dedicated vehicle')),
      'Counts vehicle kilometres, regardless of the load',
    ),
    paid_by_customer: about(optional(boolean('Paid by the customer')), 'Category 9 instead of 4'),
    ...commonFields,
  },
  derived: { ...headlineFields, ...derivedPeriod },
  ...activityAccess,
  check: (draft) => ({
    ...requiredWhenApplied(draft, ['location_id', 'transport_method']),
    ...returnsAfterStart(draft),
  }),
});

/** Upstream transport entered by a user, who must name the owner; one read from a document lacks it. */
export const enteredUpstreamTransport: typeof upstreamTransportActivity = {
  ...upstreamTransportActivity,
  check: (draft, today) => ({
    ...upstreamTransportActivity.check?.(draft, today),
    ...(draft['doc_id'] ? {} : requiredOf(draft, ['profile_id'])),
  }),
};
