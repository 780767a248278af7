import type { Calculator } from '../calculation';
import { carbon } from './carbon';
import { purchasedGoods } from './purchased-goods';
import { waste } from './waste';
import { discharge, water } from './metered-water';

/** How each type of this group becomes figures. */
export const goodsCalculators = {
  water_activitys: water,
  discharge_activitys: discharge,
  waste_activitys: waste,
  purchased_goods_activitys: purchasedGoods,
  carbon_activitys: carbon,
} satisfies Record<string, Calculator>;
