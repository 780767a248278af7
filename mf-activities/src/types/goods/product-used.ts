import { productUsedActivity } from '@lichen/contracts/activities/types/goods/product-used.entity';
import { followQuantity, QUANTITY, quantityStart, quantityOverrides } from '../shared/quantity-form';
import type { TypeForm } from '../shared/type-form';

export const productUsedForm: TypeForm = {
  entity: productUsedActivity,
  layout: [
    {
      title: 'Use',
      fields: ['product_id', 'input_product_id', 'location_id', 'used_date', 'batch_ref', 'used_for_packaging'],
    },
    { title: 'Quantity', fields: QUANTITY },
  ],
  start: { ...quantityStart, used_for_packaging: false },
  overrides: quantityOverrides,
  follow: followQuantity,
};
