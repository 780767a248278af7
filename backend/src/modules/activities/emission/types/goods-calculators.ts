import type { Calculator } from '../calculation';
import { carbon } from './carbon';
import { purchasedGoods } from './purchased-goods';
import { waste } from './waste';
import { discharge, water } from './metered-water';

/** Goods sold, made and used, and time spent: recorded, but they cause nothing that is not counted elsewhere. */
const none: Calculator = () => [];

/** How each type of this group becomes figures. */
export const goodsCalculators = {
  water_activitys: water,
  discharge_activitys: discharge,
  waste_activitys: waste,
  purchased_goods_activitys: purchasedGoods,
  sales_order_activitys: none,
  product_production_activitys: none,
  product_used_activitys: none,
  carbon_activitys: carbon,
  task_activitys: none,
} satisfies Record<string, Calculator>;
