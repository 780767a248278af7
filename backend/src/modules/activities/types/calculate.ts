import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { CalculableActivity, CalculationContext, ComponentResult } from '../emission/calculation';
import { emissionsOf } from '../emission/emission-engine';
import { typeOf } from './type-of';

/** All components of an activity of a type. */
export const calculate = (
  type: ActivityType,
  activity: CalculableActivity,
  context: CalculationContext,
): readonly ComponentResult[] => emissionsOf(typeOf(type), activity, context);
