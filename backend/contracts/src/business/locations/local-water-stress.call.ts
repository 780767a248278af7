import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { SIGNED_IN } from '../../portal/roles';

/** Maximum number of locations in one call. */
export const MOST_LOCATIONS = 100;

/** The water stress that the company states for one location; null where it has stated nothing. */
export interface LocalWaterStress {
  readonly location_id: string;
  readonly water_stress_areas: boolean;
  readonly local_water_stress_areas: readonly string[];
  readonly source: string | null;
  /** Day of the statement. */
  readonly as_of: number | null;
}

/**
 * Returns the water stress of several locations as their company states it: no list that we may redistribute covers it.
 */
export const localWaterStress = defineCall({
  name: 'get_local_water_stress_areas',
  label: 'Water stress of locations',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'business',
  input: z.strictObject({
    ids: z
      .string()
      .regex(/^[^,]{1,64}(,[^,]{1,64})*$/)
      .refine((ids) => ids.split(',').length <= MOST_LOCATIONS)
      .describe('Ids of locations, separated by commas'),
  }),
  writes: false,
  dependsOn: ['locations'],
});
