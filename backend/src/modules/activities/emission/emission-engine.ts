import type {
  CalculableActivity,
  CalculationContext,
  Calculator,
  Completion,
  ComponentResult,
  SetAside,
} from './calculation';
import { fittingFactors } from './own-factors/own-factor';
import { withOwnResult } from './own-factors/own-result';

/** The part of an activity type that the engine needs. */
export interface CalculatedType {
  readonly name: string;
  /** A type that causes no emissions has none. */
  readonly calculator?: Calculator;
  /** Own factors are found by it. */
  readonly completed?: Completion;
  readonly weighsOwnFactors?: true;
  readonly setAside?: SetAside;
}

/** All components of an activity. */
export function emissionsOf(
  type: CalculatedType,
  activity: CalculableActivity,
  context: CalculationContext,
): readonly ComponentResult[] {
  const results = resultsOf(type, activity, context);
  return type.setAside?.(results, context) ?? results;
}

function resultsOf(
  { name, calculator, completed, weighsOwnFactors }: CalculatedType,
  activity: CalculableActivity,
  context: CalculationContext,
): readonly ComponentResult[] {
  if (!calculator) return [];
  if (!context.ownFactors?.length) return calculator(activity, context);
  const own = fittingFactors(name, completed?.(activity, context) ?? activity, context.ownFactors);
  // Power weighs its own factors against certificates and the supplier's rate, within one figure.
  if (weighsOwnFactors) return calculator(activity, { ...context, ownFactors: own });
  const { ownFactors: _all, ...published } = context;
  return withOwnResult(calculator(activity, published), own, activity, published);
}
