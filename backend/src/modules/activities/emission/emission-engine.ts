import type { CalculableActivity, CalculationContext, Calculator, ComponentResult } from './calculation';
import { fittingFactors } from './own-factors/own-factor';
import { withOwnResult } from './own-factors/own-result';

/** The part of an activity type that the engine needs. */
export interface CalculatedType {
  readonly name: string;
  /** A type that causes no emissions has none. */
  readonly calculator?: Calculator;
  readonly weighsOwnFactors?: true;
}

/** All components of an activity. */
export function emissionsOf(
  { name, calculator, weighsOwnFactors }: CalculatedType,
  activity: CalculableActivity,
  context: CalculationContext,
): readonly ComponentResult[] {
  if (!calculator) return [];
  if (!context.ownFactors?.length) return calculator(activity, context);
  const own = fittingFactors(name, activity, context.ownFactors);
  // Power weighs its own factors against certificates and the supplier's rate, within one figure.
  if (weighsOwnFactors) return calculator(activity, { ...context, ownFactors: own });
  const { ownFactors: _all, ...published } = context;
  return withOwnResult(calculator(activity, published), own, activity, published);
}
