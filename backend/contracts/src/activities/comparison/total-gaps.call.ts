import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { SIGNED_IN } from '../../portal/roles';
import { activityQuery } from '../list/activity-query';

/** What a total lacks: said beside it, because a sum does not show what is not in it. */
export interface TotalGaps {
  /** Activities that could not be calculated. */
  without_figure: number;
  /** First days of the months that are over and have no entries. */
  empty_months: number[];
}

const bound = z.number().int().nullable();

/**
 * What the totals of one or two periods lack, in the order of the periods. Takes the filters of the activity list, which
 * are the administrators’; of the whole company everybody may ask, as everybody sees its totals.
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
