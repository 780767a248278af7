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

/** The fields of an activity type that the engine uses. */
export interface CalculatedType {
  readonly name: string;
  /** Undefined for types without emissions. */
  readonly calculator?: Calculator;
  /** Fills in the fields of the activity by which own factors are matched. */
  readonly completed?: Completion;
  readonly weighsOwnFactors?: true;
  /** Applied to the results last. */
  readonly setAside?: SetAside;
}

/** Returns all components of an activity, with own factors and reassignments applied. */
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
  // Power ranks own factors against certificates and the supplier's rate within one figure.
  if (weighsOwnFactors) return calculator(activity, { ...context, ownFactors: own });
  const { ownFactors: _all, ...published } = context;
  return withOwnResult(calculator(activity, published), own, activity, published);
}
