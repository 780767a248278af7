import { productUsedActivity } from '@lichen/contracts/activities/types/product-used.entity';
import { defineType } from './activity-type';
import { quantityErrors, derivedQuantities } from './shared/goods-quantities';
import { BATCH_AMOUNTS } from './shared/import-identities';
import { onDay } from './shared/journey-period';

export const productUsedType = defineType({
  entity: productUsedActivity,
  defaults: { unit_type: 'simple', applied: true, units: 'kg', used_for_packaging: false },
  reads: ['productAndInput'],
  derived: (record, { goods }, stored) => ({
    ...onDay(record.used_date),
    ...derivedQuantities(record, stored),
    recycle: record.recycle ?? goods?.input?.recycle ?? goods?.product?.recycle ?? null,
  }),
  check: (record, _known, stored) => quantityErrors(record, stored),
  identity: {
    by: ['product_id', 'input_product_id', 'used_date', 'location_id'],
    ref: 'batch_ref',
    amounts: BATCH_AMOUNTS,
  },
});
