import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { CalculableActivity, CalculationContext, Calculator, ComponentResult } from './calculation';
import { energyCalculators } from './types/energy-calculators';
import { goodsCalculators } from './types/goods-calculators';
import { travelCalculators } from './types/travel-calculators';

/** How each type becomes figures. */
export const calculators: Readonly<Partial<Record<ActivityType, Calculator>>> = {
  ...energyCalculators,
  ...travelCalculators,
  ...goodsCalculators,
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
