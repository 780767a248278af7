import type { Parent } from '../../entity/entity';
import { ACTIVITY_TYPES, type ActivityType } from '../activity-types';

/**
 * Records that activities hang on, and the roles that open their pages: whoever sees such a page may add, edit and
 * delete the activities on it. Everybody may do so with those of their own staff profile.
 */
export const ACTIVITY_PARENTS = [
  { field: 'location_id', filter: 'locations', roles: ['admin', 'edit_business'] },
  { field: 'vehicle_id', filter: 'vehicles', roles: ['admin', 'edit_business', 'vehicle_admin', 'vehicle_review'] },
  { field: 'source_id', filter: 'power_sources', roles: ['admin', 'edit_business', 'vehicle_admin'] },
  { field: 'product_id', filter: 'products', roles: ['admin', 'edit_business', 'vehicle_admin'] },
  { field: 'partner_id', filter: 'partners', roles: ['admin', 'edit_valuechain'] },
  {
    field: 'profile_id',
    filter: 'profiles',
    roles: ['admin', 'edit_staff'],
    own: { entity: 'profiles', field: 'uid' },
  },
] as const satisfies readonly Parent[];

export type ActivityParentField = (typeof ACTIVITY_PARENTS)[number]['field'];

/** Types that can hang on each of them, in the order of the Add menu. */
export const TYPES_WITH: Readonly<Record<ActivityParentField, readonly ActivityType[]>> = {
  location_id: Object.keys(ACTIVITY_TYPES) as ActivityType[],
  vehicle_id: ['vehicle_activitys', 'vehicle_journeys', 'carbon_activitys'],
  source_id: ['power_activitys'],
  product_id: [
    'waste_activitys',
    'purchased_goods_activitys',
    'sales_order_activitys',
    'product_production_activitys',
    'product_used_activitys',
  ],
  partner_id: [
    'electricity_activitys',
    'fuel_activitys',
    'water_activitys',
    'discharge_activitys',
    'waste_activitys',
    'refrigerant_activitys',
    'power_activitys',
    'lease_activitys',
    'vehicle_journeys',
    'business_travel',
    'commute',
    'stays',
    'purchased_goods_activitys',
    'sales_order_activitys',
    'upstream_transmission_distribution',
  ],
  profile_id: [
    'business_travel',
    'commute',
    'stays',
    'home_working_activity',
    'absence_activitys',
    'upstream_transmission_distribution',
    'carbon_activitys',
  ],
};
