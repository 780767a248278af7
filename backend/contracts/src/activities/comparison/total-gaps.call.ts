import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { SIGNED_IN } from '../../portal/roles';
import { activityQuery } from '../list/activity-query';

/** Activities that a total does not include; shown beside the total because the sum alone does not reveal them. */
export interface TotalGaps {
  /** Activities that could not be calculated. */
  without_figure: number;
  /** First days of the months that are over and have no entries. */
  empty_months: number[];
}

const bound = z.number().int().nullable();

/**
 * Returns what the totals of one or two periods lack, in the order of the periods. Only administrators may pass filters
 * of the activity list; every user may ask about the whole company.
 */
export const totalGaps = defineCall({
  name: 'get_total_gaps',
  label: 'What a total lacks',
  about: 'The role user asks for the whole company. A query that narrows it takes the role admin.',
  method: 'POST',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({
    query: activityQuery.optional(),
    periods: z
      .array(z.strictObject({ from: bound, to: bound }))
      .min(1)
      .max(2),
  }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs'],
});
