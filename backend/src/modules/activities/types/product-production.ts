import { productProductionActivity } from '@lichen/contracts/activities/types/product-production.entity';
import { defineType } from './activity-type';
import { quantityErrors, derivedQuantities } from './shared/goods-quantities';
import { BATCH_AMOUNTS } from './shared/import-identities';
import { onDay } from './shared/journey-period';

export const productProductionType = defineType({
  entity: productProductionActivity,
  defaults: { unit_type: 'simple', applied: true },
  derived: (record, _known, stored) => ({ ...onDay(record.production_date), ...derivedQuantities(record, stored) }),
  check: (record, _known, stored) => quantityErrors(record, stored),
  identity: { by: ['product_id', 'production_date', 'location_id'], ref: 'batch_ref', amounts: BATCH_AMOUNTS },
});
