import type { Parent } from '../entity';

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
