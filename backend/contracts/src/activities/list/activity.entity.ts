import { defineEntity } from '../../entity/entity';
import { day, money, optional } from '../../entity/fields';
import { ACTIVITY_TYPES } from '../activity-types';
import {
  commonFields,
  headlineFields,
  locationRef,
  OFFSET_FILTER,
  offsetKind,
  partnerRef,
  productRef,
  profileRef,
  sourceRef,
  UNAPPLIED_FILTER,
  vehicleRef,
} from '../types/shared/activity-fields';
import { ACTIVITY_PARENTS } from '../types/shared/activity-parents';
import { ACTIVITY_SEARCH } from './activity-search';
import { activityTable } from '../types/shared/activity-table';
import { ADMIN, NOBODY } from '../../portal/roles';

/** Activities of all types, for listing and reading; they are written through the entity of their type. */
export const activity = defineEntity({
  name: 'activities',
  label: 'Activity',
  counted: { one: '{count} activity', other: '{count} activities' },
  subscription: 'activities',
  dependsOn: ['emission_calcs', 'locations'],
  table: activityTable,
  fields: {},
  derived: {
    ...commonFields,
    from: optional(day('From')),
    to: optional(day('To')),
    location_id: optional(locationRef()),
    partner_id: optional(partnerRef()),
    vehicle_id: optional(vehicleRef()),
    profile_id: optional(profileRef()),
    product_id: optional(productRef()),
    source_id: optional(sourceRef()),
    cost: optional(money('Cost')),
    offset_kind: offsetKind(),
    ...headlineFields,
  },
  allow: { list: ADMIN, read: ADMIN, create: NOBODY, update: NOBODY, remove: NOBODY },
  parents: ACTIVITY_PARENTS,
  filters: {
    activity: { kind: 'oneOf', field: 'activity_type', options: Object.keys(ACTIVITY_TYPES) },
    locations: { kind: 'oneOf', field: 'location_id' },
    partners: { kind: 'oneOf', field: 'partner_id' },
    vehicles: { kind: 'oneOf', field: 'vehicle_id' },
    profiles: { kind: 'oneOf', field: 'profile_id' },
    products: { kind: 'oneOf', field: 'product_id' },
    power_sources: { kind: 'oneOf', field: 'source_id' },
    start_date: { kind: 'atLeast', field: 'to' },
    end_date: { kind: 'atMost', field: 'from' },
    scopes: { kind: 'anyNonZero', fields: { '1': 'scope1_ug', '2': 'scope2_ug', '3': 'scope3_ug' } },
    tags: { kind: 'hasAny', field: 'tags', of: { texts: 'tags', field: 'name' } },
    tasks: { kind: 'oneOfType', type: 'task_activitys', field: 'task_type' },
    field_filter: { kind: 'search', places: ACTIVITY_SEARCH },
    email_filter: { kind: 'byPerson', fields: ['created_by', 'updated_by'] },
    show_invalid_carbon: { kind: 'present', field: 'invalid' },
    behind: { kind: 'present', field: 'behind_since' },
    applied: { kind: 'present', field: 'applied' },
    ...OFFSET_FILTER,
    ...UNAPPLIED_FILTER,
  },
  sorts: ['from', 'to', 'created_on', 'activity_type'],
  order: { field: 'from', descending: true },
  indexes: [
    ['from', 'to', 'activity_type', 'location_id', 'scope1_ug', 'scope2_ug', 'scope3_ug', 'market_ug', 'applied'],
    ['to', 'activity_type', 'location_id', 'applied'],
    ['activity_type', 'from'],
    ...ACTIVITY_PARENTS.map(({ field }) => [field, 'from']),
    ['invalid', 'from'],
    ['behind_since'],
  ],
  audit: 'none',
});
