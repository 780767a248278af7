import {
  type ActivityType,
  isWithoutEmissions,
  type TypeWithoutEmissions,
} from '@lichen/contracts/activities/activity-types';
import type { CalculableActivity, CalculationContext, Calculator, ComponentResult } from './calculation';
import { fittingFactors } from './own-factors/own-factor';
import { withOwnResult } from './own-factors/own-result';
import { energyCalculators } from './types/energy-calculators';
import { goodsCalculators } from './types/goods-calculators';
import { travelCalculators } from './types/travel-calculators';

/** Calculators by type; a type without emissions has none. */
const calculators: Readonly<Record<Exclude<ActivityType, TypeWithoutEmissions>, Calculator>> = {
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
  if (isWithoutEmissions(type)) return [];
  const calculator = calculators[type];
  if (!context.ownFactors?.length) return calculator(activity, context);
  const own = fittingFactors(type, activity, context.ownFactors);
  // Power weighs its own factors against certificates and the supplier's rate, within one figure.
  if (type === POWER) return calculator(activity, { ...context, ownFactors: own });
  const { ownFactors: _all, ...published } = context;
  return withOwnResult(calculator(activity, published), own, activity, published);
}
