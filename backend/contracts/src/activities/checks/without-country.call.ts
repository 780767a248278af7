import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';

/** Highest number of activities in one request: several pages of a list. */
const AT_ONCE = 200;

/** Returns those of the given activities whose figure uses the mean of all countries because they name no country. */
export const activitiesWithoutCountry = defineCall({
  name: 'get_activities_without_country',
  label: 'Activities counted without a country',
  method: 'POST',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({ activities: z.array(z.string().min(1).max(64)).min(1).max(AT_ONCE) }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs'],
});

/** An activity that is missing the country of a place. */
export interface ActivityWithoutCountry {
  activity_id: string;
}
