import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { useRecords } from '@lichen/kit';

const CALC_LIMIT = 2000;

/** Loads every result of one activity, including replaced ones. */
export const useCalcs = (activityId: string) =>
  useRecords(emissionCalc, { activity_id: activityId, limit: CALC_LIMIT }, { enabled: activityId !== '' });
