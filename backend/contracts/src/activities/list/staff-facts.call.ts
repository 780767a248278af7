import { z } from 'zod';
import { queryInteger } from '../../api/query-values';
import { defineCall } from '../../entity/entity';
import { SIGNED_IN } from '../../portal/roles';
import type { ABSENCE_KINDS } from '../types/staff/absence.entity';

/** Returns the totals of one person's activities in a calendar year; without a person, those of the caller. */
export const staffFacts = defineCall({
  name: 'staff_facts',
  label: 'Details of a staff member',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: ['activities', 'business'],
  input: z.strictObject({
    year: queryInteger.min(1900).max(9999),
    profile_id: z.string().max(64).optional(),
  }),
  writes: false,
  dependsOn: ['activities'],
});

type LostHours = Record<`${(typeof ABSENCE_KINDS)[number]}_lost_hours`, number>;

/** Distances are in `distance_units`, CO₂e in kg. Without a staff profile the answer is only `profile_id: null`. */
export type StaffFacts =
  | { profile_id: null }
  | ({
      profile_id: string;
      commute_distance: number;
      travel_distance: number;
      distance_units: 'km' | 'miles';
      total_stays: number;
      /** Hours worked at home. */
      working_hours: number;
      total_co2: number;
    } & LostHours);
