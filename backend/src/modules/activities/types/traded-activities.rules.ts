import { productProductionActivity } from '@lichen/contracts/activities/types/product-production.entity';
import { productUsedActivity } from '@lichen/contracts/activities/types/product-used.entity';
import { purchasedGoodsActivity } from '@lichen/contracts/activities/types/purchased-goods.entity';
import { salesOrderActivity } from '@lichen/contracts/activities/types/sales-order.entity';
import { type Served, serve } from '../../../platform/engine/rules';
import { activityRules } from './activity.rules';
import type { FactorLibrary } from '../emission/factor';
import type { Rates } from '../emission/goods-circumstances';
import { boughtOf, inputsOf } from './goods-circumstances.query';
import { quantityErrors, settledQuantities } from './goods-quantities.rules';

export const onDay = (day: number | null) => ({ from: day, to: day });
const COUNTED = { unit_type: 'simple', applied: true } as const;

/** Calculating again keeps every figure that is still the same; the moment says that it was done. */
export const estimateCarbon = {
  estimate_carbon: ({ context }: { context: { now: number } }) => ({ estimated_on: context.now }),
};

/** Goods bought, sold, made and used: all are counted by size, quantity and packs. */
export const tradedActivities = (library: FactorLibrary, rates: Rates): Served[] => [
  serve(purchasedGoodsActivity, {
    ...activityRules('purchased_goods_activitys', library, {
      defaults: { ...COUNTED, co2_type: 'estimate' },
      derived: (record, _around, stored) => ({
        ...onDay(record.order_date ?? record.delivery_date),
        ...settledQuantities(record, stored),
      }),
      check: (record, _around, stored) => quantityErrors(record, stored),
      circumstances: boughtOf(rates),
    }),
    actions: estimateCarbon,
  }),
  serve(
    salesOrderActivity,
    activityRules('sales_order_activitys', library, {
      defaults: COUNTED,
      derived: (record, _around, stored) => ({
        ...onDay(record.order_date ?? record.delivery_date),
        ...settledQuantities(record, stored),
      }),
      check: (record, _around, stored) => quantityErrors(record, stored),
    }),
  ),
  serve(
    productProductionActivity,
    activityRules('product_production_activitys', library, {
      defaults: COUNTED,
      derived: (record, _around, stored) => ({
        ...onDay(record.production_date),
        ...settledQuantities(record, stored),
      }),
      check: (record, _around, stored) => quantityErrors(record, stored),
    }),
  ),
  serve(
    productUsedActivity,
    activityRules('product_used_activitys', library, {
      defaults: { ...COUNTED, units: 'kg', used_for_packaging: false },
      derived: (record, { goods }, stored) => ({
        ...onDay(record.used_date),
        ...settledQuantities(record, stored),
        recycle: record.recycle ?? goods?.input?.recycle ?? goods?.product?.recycle ?? null,
      }),
      check: (record, _around, stored) => quantityErrors(record, stored),
      circumstances: inputsOf,
    }),
  ),
];
