import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import type { Remedies } from './remedy';

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

/** Remedies of a year with mixed warming potentials, wherever it is told. */
export const MIXED_POTENTIALS_REMEDIES: Remedies = [{ kind: 'recalculate' }, { kind: 'potentials' }];

/** What these remedies are for. */
export const MIXED_POTENTIALS_HELP =
  'Published factors keep the report of their edition. Refrigerants follow “Warming potentials of refrigerants” in the account: change that first if a recalculation proposes nothing.';
