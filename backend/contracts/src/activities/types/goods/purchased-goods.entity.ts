import { defineEntity } from '../../../entity/entity';
import { about, boolean, choice, code, day, hint, money, optional, text } from '../../../entity/fields';
import {
  activityAccess,
  commonFields,
  derivedPeriod,
  headlineFields,
  locationRef,
  partnerRef,
  productRef,
  UNAPPLIED_FILTER,
} from '../shared/activity-fields';
import { activityTable } from '../shared/activity-table';
import {
  eitherDate,
  estimateCarbon,
  estimatedOn,
  PURCHASE_DATE,
  quantityFields,
  requiredOf,
  statedCo2Fields,
  statedCo2Missing,
} from '../shared/goods-fields';
import { industryCode } from '../../codes/industry-code';
import { SECTION_ROLES } from '../../scope3-sections';
import { vatRate } from '../shared/vat-rate';

/** Calculation methods, in order of preference; a purchase may request a different one. */
const PURCHASE_METHODS = ['supplier', 'revenue', 'factor'] as const;

/** Goods and services bought. Scope 3, category 1, or 2 where they are capital goods. */
export const purchasedGoodsActivity = defineEntity({
  name: 'purchased_goods_activitys',
  label: 'Purchased goods',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    partner_id: optional(partnerRef('Supplier')),
    product_id: optional(productRef()),
    order_date: optional(day('Order date', { notFuture: true })),
    order_ref: optional(text('Order reference', 60)),
    delivery_date: optional(day('Delivery date', { notFuture: true })),
    location_id: optional(locationRef()),
    ...quantityFields,
    material: about(
      optional(code('Material', 'materials')),
      'Uses the weight, or the volume with the product’s density',
    ),
    cost: optional(hint(money('Cost'), 'Without VAT')),
    spend_category: optional(code('Industry of the supplier', 'spend_categories', industryCode)),
    vat_rate: vatRate,
    without_margins: about(
      optional(boolean('Without trade and transport margins')),
      'Leaves out the emissions between the producer’s gate and the buyer, for goods bought from the producer. Only US industries have such a factor; it is per purchaser price as well',
    ),
    capital: about(optional(boolean('Capital goods')), 'Category 2 instead of 1'),
    ...statedCo2Fields,
    method: about(
      optional(
        choice('Method', PURCHASE_METHODS, {
          supplier: 'Supplier-specific',
          revenue: 'Supplier revenue',
          factor: 'Emission factor',
        }),
      ),
      'Calculation method; defaults to the best one that yields a figure. revenue uses the supplier’s annual return for the year, by itself only one that covers scopes 1, 2 and upstream 3; factor prefers the material to the spend',
    ),
    method_reason: about(
      optional(text('Reason for the method', 500)),
      'Required if another method would be used by itself; shown with the figure',
    ),
    ...commonFields,
  },
  derived: { ...headlineFields, ...derivedPeriod, ...estimatedOn },
  ...activityAccess,
  // The scope 3 section of purchases is open to these roles; the list of all activities stays with administrators.
  allow: {
    ...{ list: SECTION_ROLES, read: SECTION_ROLES, create: SECTION_ROLES },
    ...{ update: SECTION_ROLES, remove: SECTION_ROLES },
  },
  filters: {
    ...UNAPPLIED_FILTER,
    start_date: { kind: 'atLeast', field: 'to' },
    end_date: { kind: 'atMost', field: 'from' },
  },
  sorts: ['from', 'to', 'created_on'],
  order: { field: 'from', descending: true },
  actions: estimateCarbon(SECTION_ROLES),
  check: (draft) =>
    draft['applied'] === false
      ? {}
      : {
          ...requiredOf(draft, ['partner_id', 'product_id', 'location_id']),
          ...eitherDate(draft, ['order_date', 'delivery_date'], PURCHASE_DATE),
          ...statedCo2Missing(draft),
        },
});
