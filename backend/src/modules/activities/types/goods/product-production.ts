import { productProductionActivity } from '@lichen/contracts/activities/types/goods/product-production.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { defineType } from '../activity-type';
import { derivedBatch, quantityErrors } from '../shared/goods-quantities';
import { BATCH_AMOUNTS, TOTAL } from '../shared/import-identities';

export const productProductionType = defineType({
  entity: productProductionActivity,
  defaults: { unit_type: 'simple', applied: true },
  derived: (record, _known, stored) => derivedBatch(record.production_date, record, stored),
  check: (record, _known, stored) => quantityErrors(record, stored),
  identity: { by: ['product_id', 'production_date', 'location_id'], ref: 'batch_ref', amounts: BATCH_AMOUNTS },
  checks: {
    compared: [
      { kind: 'amount_outlier', alike: [{ by: ['product_id'], times: 20 }], of: [TOTAL, 'quantity'] },
      { kind: 'cost_outlier', alike: [{ by: ['product_id'], times: 20 }], of: ['cost'] },
    ],
    derivedAlone: (draft: RecordOf<typeof productProductionActivity>) =>
      derivedBatch(draft.production_date, draft, null),
  },
});
