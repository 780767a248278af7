import { salesOrderActivity } from '@lichen/contracts/activities/types/goods/sales-order.entity';
import { followQuantity, QUANTITY, quantityStart, quantityOverrides } from '../shared/quantity-form';
import type { TypeForm } from '../shared/type-form';

export const salesOrderForm: TypeForm = {
  entity: salesOrderActivity,
  layout: [
    { title: 'Order', fields: ['partner_id', 'product_id', 'location_id', 'order_ref', 'order_date', 'delivery_date'] },
    { title: 'Quantity', fields: [...QUANTITY, 'price'] },
  ],
  start: quantityStart,
  overrides: quantityOverrides,
  follow: followQuantity,
};
