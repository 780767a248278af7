import type { Parent } from '../../../entity/entity';
import { ACTIVITY_TYPES, type ActivityType, typesWith } from '../../activity-types';
import type { ActivityParentField } from '../../type-facets';

/**
 * Records that activities can belong to, with the roles that open their pages: these may add, edit and delete the
 * activities on the page. Every user may do so for their own staff profile, and vehicle reviewers for the vehicles that
 * they are responsible for.
 */
export const ACTIVITY_PARENTS = [
  { field: 'location_id', filter: 'locations', roles: ['admin', 'edit_business'] },
  {
    field: 'vehicle_id',
    filter: 'vehicles',
    roles: ['admin', 'edit_business', 'vehicle_admin'],
    readers: ['vehicle_review'],
    own: {
      ...{ entity: 'vehicles', field: 'admin_profile_id', roles: ['vehicle_review'] },
      through: { entity: 'profiles', field: 'uid' },
    },
  },
  { field: 'source_id', filter: 'power_sources', roles: ['admin', 'edit_business', 'vehicle_admin'] },
  { field: 'product_id', filter: 'products', roles: ['admin', 'edit_business', 'vehicle_admin'] },
  { field: 'partner_id', filter: 'partners', roles: ['admin', 'edit_valuechain'] },
  {
    field: 'profile_id',
    filter: 'profiles',
    roles: ['admin', 'edit_staff'],
    own: { entity: 'profiles', field: 'uid' },
  },
] as const satisfies readonly (Parent & { readonly field: ActivityParentField })[];

const hangingOn = (field: ActivityParentField) => typesWith('hangsOn', (fields) => fields.includes(field));

/** Types that can belong to each kind of record, in the order of the Add menu; all types can belong to a location. */
export const TYPES_WITH: Readonly<Record<ActivityParentField, readonly ActivityType[]>> = {
  location_id: Object.keys(ACTIVITY_TYPES) as ActivityType[],
  vehicle_id: hangingOn('vehicle_id'),
  source_id: hangingOn('source_id'),
  product_id: hangingOn('product_id'),
  partner_id: hangingOn('partner_id'),
  profile_id: hangingOn('profile_id'),
};
