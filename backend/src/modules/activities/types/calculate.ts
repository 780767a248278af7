import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { CalculableActivity, CalculationContext, ComponentResult } from '../emission/calculation';
import { emissionsOf } from '../emission/emission-engine';
import { typeOf } from './type-of';

/** Returns all components of an activity. */
export const calculate = (
  type: ActivityType,
  activity: CalculableActivity,
  context: CalculationContext,
): readonly ComponentResult[] => emissionsOf(typeOf(type), activity, context);
