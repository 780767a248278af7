import { defineEntity } from '../../../entity/entity';
import { day, money, optional, text } from '../../../entity/fields';
import {
  activityAccess,
  commonFields,
  derivedPeriod,
  headlineFields,
  locationRef,
  partnerRef,
  productRef,
} from '../shared/activity-fields';
import { activityTable } from '../shared/activity-table';
import { eitherDate, PURCHASE_DATE, quantityFields } from '../shared/goods-fields';

/** Goods sold. No emissions of their own; records what was sold, at what price and to whom. */
export const salesOrderActivity = defineEntity({
  name: 'sales_order_activitys',
  label: 'Sales order',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    partner_id: partnerRef('Customer'),
    product_id: productRef(),
    order_date: optional(day('Order date', { notFuture: true })),
    order_ref: optional(text('Order reference', 60)),
    delivery_date: optional(day('Delivery date', { notFuture: true })),
    location_id: locationRef('Selling location'),
    ...quantityFields,
    price: optional(money('Price')),
    ...commonFields,
  },
  derived: { ...headlineFields, ...derivedPeriod },
  ...activityAccess,
  check: (draft) => eitherDate(draft, ['order_date', 'delivery_date'], PURCHASE_DATE),
});
