import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';

/** Years whose figures rest on warming potentials of several reports of the IPCC, the latest year first. */
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

/** Reports of one year with the number of figures that rest on each, most first. */
export interface MixedPotentials {
  list: { year: number; reports: { gwp: string; figures: number }[] }[];
}
