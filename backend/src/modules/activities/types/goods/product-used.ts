import { productUsedActivity } from '@lichen/contracts/activities/types/goods/product-used.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { defineType } from '../activity-type';
import { derivedBatch, quantityErrors } from '../shared/goods-quantities';
import { BATCH_AMOUNTS, TOTAL } from '../shared/import-identities';

export const productUsedType = defineType({
  entity: productUsedActivity,
  defaults: { unit_type: 'simple', applied: true, units: 'kg', used_for_packaging: false },
  reads: ['productAndInput'],
  derived: (record, { goods }, stored) => ({
    ...derivedBatch(record.used_date, record, stored),
    recycle: record.recycle ?? goods?.input?.recycle ?? goods?.product?.recycle ?? null,
  }),
  check: (record, _known, stored) => quantityErrors(record, stored),
  identity: {
    by: ['product_id', 'input_product_id', 'used_date', 'location_id'],
    ref: 'batch_ref',
    amounts: BATCH_AMOUNTS,
  },
  checks: {
    derivedAlone: (draft: RecordOf<typeof productUsedActivity>) => derivedBatch(draft.used_date, draft, null),
    compared: [
      {
        kind: 'amount_outlier',
        alike: [{ by: ['product_id', 'input_product_id'], times: 20 }],
        of: [TOTAL, 'quantity'],
      },
    ],
  },
});
