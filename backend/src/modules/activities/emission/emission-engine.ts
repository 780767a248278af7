import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { CalculableActivity, CalculationContext, Calculator, ComponentResult } from './calculation';
import { fittingFactors } from './own-factor';
import { withOwnResult } from './own-result';
import { energyCalculators } from './types/energy-calculators';
import { goodsCalculators } from './types/goods-calculators';
import { travelCalculators } from './types/travel-calculators';

/** How each type becomes figures. */
export const calculators: Readonly<Partial<Record<ActivityType, Calculator>>> = {
  ...energyCalculators,
  ...travelCalculators,
  ...goodsCalculators,
};

const POWER: ActivityType = 'electricity_activitys';

/** All components of an activity. */
export function calculate(
  type: ActivityType,
  activity: CalculableActivity,
  context: CalculationContext,
): readonly ComponentResult[] {
  const calculator = calculators[type];
  if (!calculator) throw new Error(`No calculator serves ${type}`);
  if (!context.ownFactors?.length) return calculator(activity, context);
  const own = fittingFactors(type, activity, context.ownFactors);
  // Power weighs its own factors against certificates and the supplier's rate, within one figure.
  if (type === POWER) return calculator(activity, { ...context, ownFactors: own });
  const { ownFactors: _all, ...published } = context;
  return withOwnResult(calculator(activity, published), own, activity);
}
