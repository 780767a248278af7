import { waterActivity } from '@lichen/contracts/activities/water.entity';
import { type Served, serve } from '../../platform/engine/rules';
import { activityRules } from './activity.rules';
import type { FactorLibrary } from './emission/factor';

/** Water, waste, goods bought, made, used and sold, and figures that people state. */
export const goodsActivities = (library: FactorLibrary): Served[] => [
  serve(waterActivity, activityRules('water_activitys', library, { defaults: { applied: true } })),
];
