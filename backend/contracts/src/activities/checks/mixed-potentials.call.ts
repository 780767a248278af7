import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';

/** Returns the years whose figures use warming potentials of several IPCC reports, the latest year first. */
export const mixedPotentialsCall = defineCall({
  name: 'get_mixed_potentials',
  label: 'Years with mixed warming potentials',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['activities', 'emission_calcs'],
});

/** IPCC reports of one year with the number of figures based on each, the most first. */
export interface MixedPotentials {
  list: { year: number; reports: { gwp: string; figures: number }[] }[];
}
