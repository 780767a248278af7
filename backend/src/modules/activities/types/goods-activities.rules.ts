import { carbonActivity } from '@lichen/contracts/activities/types/carbon.entity';
import { dischargeActivity } from '@lichen/contracts/activities/types/discharge.entity';
import { taskActivity } from '@lichen/contracts/activities/types/task.entity';
import { wasteActivity } from '@lichen/contracts/activities/types/waste.entity';
import { waterActivity } from '@lichen/contracts/activities/types/water.entity';
import { type Served, serve } from '../../../platform/engine/rules';
import { activityRules } from './activity.rules';
import { carbonRules } from './carbon-activity.rules';
import type { FactorLibrary } from '../emission/factor';
import type { Rates } from '../emission/goods-circumstances';
import { productOf } from './goods-circumstances.query';
import { estimateCarbon, onDay, tradedActivities } from './traded-activities.rules';

/** Water, waste, goods bought, made, used and sold, and figures that people state. */
export const goodsActivities = (library: FactorLibrary, rates: Rates): Served[] => [
  serve(waterActivity, activityRules('water_activitys', library, { defaults: { applied: true } })),
  serve(dischargeActivity, activityRules('discharge_activitys', library, { defaults: { applied: true } })),
  serve(wasteActivity, {
    ...activityRules('waste_activitys', library, {
      defaults: { co2_type: 'estimate', applied: true },
      derived: ({ collection_date, processing_date }) => onDay(collection_date ?? processing_date),
      circumstances: productOf,
    }),
    actions: estimateCarbon,
  }),
  ...tradedActivities(library, rates),
  serve(carbonActivity, carbonRules(library)),
  serve(
    taskActivity,
    activityRules('task_activitys', library, {
      defaults: { applied: true },
      derived: ({ start_date, end_date }) => ({ from: start_date, to: end_date }),
    }),
  ),
];
