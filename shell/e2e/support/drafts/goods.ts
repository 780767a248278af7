import { carbonActivity } from '@lichen/contracts/activities/types/carbon.entity';
import { productProductionActivity } from '@lichen/contracts/activities/types/goods/product-production.entity';
import { productUsedActivity } from '@lichen/contracts/activities/types/goods/product-used.entity';
import { purchasedGoodsActivity } from '@lichen/contracts/activities/types/goods/purchased-goods.entity';
import { salesOrderActivity } from '@lichen/contracts/activities/types/goods/sales-order.entity';
import { wasteActivity } from '@lichen/contracts/activities/types/buildings/waste.entity';
import { draft, GLASS, MILL, OCTOBER_2025, ONE_DAY, PARTS, SUPPLIER, WHOLE_OCTOBER } from './draft';

const lot = { product_id: GLASS, location_id: MILL, size: '2.5', quantity: '400' };
const ofOneDay = { period: ONE_DAY, emits: false };

/** Drafts for purchases, products, sales and waste, and for emissions that are stated directly. */
export const goodsDrafts = {
  waste_activitys: draft(wasteActivity, {
    values: {
      product_id: GLASS,
      waste_material: 'Glass',
      location_id: MILL,
      collection_date: ONE_DAY,
      landfill_weight: '120.5',
    },
    change: ['landfill_weight', '130.5'],
    period: ONE_DAY,
    emits: true,
  }),
  purchased_goods_activitys: draft(purchasedGoodsActivity, {
    values: { ...lot, partner_id: SUPPLIER, order_date: ONE_DAY, material: 'Glass' },
    change: ['order_ref', 'PO-7781'],
    period: ONE_DAY,
    emits: true,
  }),
  sales_order_activitys: draft(salesOrderActivity, {
    values: { ...lot, partner_id: SUPPLIER, order_date: ONE_DAY },
    change: ['order_ref', 'SO-1209'],
    ...ofOneDay,
  }),
  product_production_activitys: draft(productProductionActivity, {
    values: { ...lot, production_date: ONE_DAY },
    change: ['batch_ref', 'B-31'],
    ...ofOneDay,
  }),
  product_used_activitys: draft(productUsedActivity, {
    values: { ...lot, input_product_id: PARTS, used_date: ONE_DAY },
    change: ['batch_ref', 'B-32'],
    ...ofOneDay,
  }),
  carbon_activitys: draft(carbonActivity, {
    values: { amount: '1250', scope: 'Scope 1', source: 'Report of the landlord', location_id: MILL, ...OCTOBER_2025 },
    change: ['amount', '1,300'],
    period: WHOLE_OCTOBER,
    emits: true,
  }),
};
