import { defineEntity } from '../../../entity/entity';
import { day, missing, money, optional, text } from '../../../entity/fields';
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

/** Products made. No emissions of their own; the basis for allocating the company's emissions to products. */
export const productProductionActivity = defineEntity({
  name: 'product_production_activitys',
  label: 'Product production',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    product_id: productRef(),
    production_date: missing(day('Production date', { notFuture: true }), 'Production date required'),
    batch_ref: optional(text('Batch reference', 60)),
    location_id: locationRef(),
    ...quantityFields,
    cost: optional(money('Cost')),
    ...commonFields,
  },
  derived: { ...headlineFields, ...derivedPeriod },
  ...activityAccess,
});
