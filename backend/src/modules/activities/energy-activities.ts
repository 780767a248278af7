import { electricityActivity } from '@lichen/contracts/activities/electricity.entity';
import { type Served, serve } from '../../platform/engine/rules';
import { activityRules } from './activity.rules';
import type { FactorLibrary } from './emission/factor';

/** Power, fuel, refrigerants, leased space, and the company's own vehicles. */
export const energyActivities = (library: FactorLibrary): Served[] => [
  serve(
    electricityActivity,
    activityRules('electricity_activitys', library, { defaults: { self_produced: false, applied: true } }),
  ),
];
