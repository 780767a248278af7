import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { useRecords } from '@lichen/kit';

const CALC_LIMIT = 2000;

/** Every result of one activity, also those that a newer one replaced. */
export const useCalcs = (activityId: string) =>
  useRecords(emissionCalc, { activity_id: activityId, limit: CALC_LIMIT }, { enabled: activityId !== '' });
