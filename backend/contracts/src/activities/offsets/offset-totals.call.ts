import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import type { OFFSET_KINDS } from '../types/shared/activity-fields';

const day = z.coerce.number().int().optional();

/** Totals of the register of credits and removals in a period. They are in no total of emissions. */
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

/** Kilograms above zero of each kind, of the days in the period. */
export interface OffsetTotals {
  kinds: { kind: (typeof OFFSET_KINDS)[number]; kg: number; count: number }[];
}
