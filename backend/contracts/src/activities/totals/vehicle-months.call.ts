import { z } from 'zod';
import { queryInteger } from '../../api/query-values';
import { defineCall } from '../../entity/entity';
import { vehicleStats } from './record-stats.call';

/** Kilograms of CO₂e by month from January; null for a month in which nothing counts. */
export interface VehicleMonths {
  readonly months: readonly (number | null)[];
  /** The same for the year before. */
  readonly before: readonly (number | null)[];
}

/** Returns the emissions of a vehicle by month in a calendar year and the one before. */
export const vehicleMonths = defineCall({
  name: 'get_vehicle_months',
  label: 'Emissions of a vehicle by month',
  method: 'GET',
  allow: vehicleStats.allow,
  subscription: 'activities',
  input: z.strictObject({
    id: z.string().min(1).max(64),
    year: queryInteger.min(1901).max(2200),
  }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs'],
});
