import { z } from 'zod';
import { queryInteger } from '../../api/query-values';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import type { OFFSET_KINDS } from '../types/shared/activity-fields';

const day = queryInteger.optional();

/** Returns the totals of credits and removals in a period. No total of emissions includes them. */
export const offsetTotals = defineCall({
  name: 'get_offset_totals',
  label: 'Totals of credits and removals',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({ start_date: day, end_date: day }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs'],
});

/** Positive kilograms of each kind, for the days within the period. */
export interface OffsetTotals {
  kinds: { kind: (typeof OFFSET_KINDS)[number]; kg: number; count: number }[];
}
