import { defineEntity } from '../../../entity/entity';
import { boolean, day, missing, optional, ref, text } from '../../../entity/fields';
import {
  activityAccess,
  commonFields,
  derivedPeriod,
  headlineFields,
  locationRef,
  productRef,
} from '../shared/activity-fields';
import { activityTable } from '../shared/activity-table';
import { quantityFields } from '../shared/goods-fields';

/** Material used in a product. Its emissions count at purchase; this records where it was used. */
export const productUsedActivity = defineEntity({
  name: 'product_used_activitys',
  label: 'Product used',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    product_id: productRef(),
    input_product_id: optional(ref('Product used', 'products', { as: 'input_product', show: ['name'] })),
    used_for_packaging: boolean('Used for packaging'),
    used_date: missing(day('Date used', { notFuture: true }), 'Date used required'),
    batch_ref: optional(text('Batch reference', 60)),
    location_id: locationRef(),
    ...quantityFields,
    ...commonFields,
  },
  derived: { ...headlineFields, ...derivedPeriod },
  ...activityAccess,
});
