import { productProductionActivity } from '@lichen/contracts/activities/types/goods/product-production.entity';
import { followQuantity, QUANTITY, quantityStart, quantityOverrides } from '../shared/quantity-form';
import type { TypeForm } from '../shared/type-form';

export const productProductionForm: TypeForm = {
  entity: productProductionActivity,
  layout: [
    { title: 'Production', fields: ['product_id', 'location_id', 'production_date', 'batch_ref'] },
    { title: 'Quantity', fields: [...QUANTITY, 'cost'] },
  ],
  start: quantityStart,
  overrides: quantityOverrides,
  follow: followQuantity,
};
