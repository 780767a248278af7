import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { CalculableActivity, CalculationContext, Calculator, ComponentResult } from './calculation';
import { electricity } from './electricity';
import { water } from './types/water';

/** Hours lost, and groups of other activities: they cause nothing of their own. */
const noEmissions: Calculator = () => [];

/** How each type becomes figures. A type that is not served yet has no calculator, and so no figure. */
export const calculators: Readonly<Record<ActivityType, Calculator | undefined>> = {
  electricity_activitys: electricity,
  fuel_activitys: undefined,
  water_activitys: water,
  discharge_activitys: undefined,
  waste_activitys: undefined,
  refrigerant_activitys: undefined,
  power_activitys: undefined,
  lease_activitys: undefined,
  vehicle_activitys: undefined,
  vehicle_journeys: undefined,
  business_travel: undefined,
  commute: undefined,
  stays: undefined,
  home_working_activity: undefined,
  absence_activitys: noEmissions,
  purchased_goods_activitys: undefined,
  sales_order_activitys: undefined,
  product_production_activitys: undefined,
  product_used_activitys: undefined,
  upstream_transmission_distribution: undefined,
  carbon_activitys: undefined,
  task_activitys: noEmissions,
};

/** All components of an activity. */
export function calculate(
  type: ActivityType,
  activity: CalculableActivity,
  context: CalculationContext,
): readonly ComponentResult[] {
  const calculator = calculators[type];
  if (!calculator) throw new Error(`No calculator serves ${type}`);
  return calculator(activity, context);
}
