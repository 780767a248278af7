import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';

/** The most activities of which that can be asked at once: several pages of a list. */
const AT_ONCE = 200;

/** Those of some activities whose figure is the mean of all countries, since they name none. */
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

export interface ActivityWithoutCountry {
  activity_id: string;
}
