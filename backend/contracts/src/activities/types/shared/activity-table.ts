import type { SharedTable } from '../../../entity/entity';

/** All 22 activity types share one table, so that listing them takes a single query. */
export const activityTable: SharedTable = {
  name: 'activities',
  discriminator: 'activity_type',
  columns: [
    'description',
    'applied',
    'tags',
    'doc_id',
    'from',
    'to',
    'location_id',
    'partner_id',
    'vehicle_id',
    'profile_id',
    'product_id',
    'source_id',
    'cost',
    'scope',
    'scope1_ug',
    'scope2_ug',
    'scope3_ug',
    'market_ug',
    'err_msg',
    'problem',
    'invalid',
    'behind_since',
    'behind_by',
    'updated_by',
    'offset_kind',
  ],
};
