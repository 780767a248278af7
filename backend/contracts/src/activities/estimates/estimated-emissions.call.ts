import { z } from 'zod';
import { queryInteger } from '../../api/query-values';
import type { ListAnswer } from '../../api/api-responses';
import { defineCall } from '../../entity/entity';
import { DAY } from '../../formats/days';
import { ADMIN } from '../../portal/roles';
import type { ActivityType } from '../activity-types';

/** Methods of estimating consumption for days without a bill, with their labels. */
export const ESTIMATE_METHODS = {
  same_month: 'Same month of a neighbouring year',
  own_mean: 'Average of the location’s own bills',
  country_mean: 'Area multiplied by the average of your own locations in the country',
} as const;
export type EstimateMethod = keyof typeof ESTIMATE_METHODS;

/** Days of one month without a bill of a metered supply, within the time that the location had the supply. */
export interface EstimatedMonth {
  location: { _id: string; name: string };
  activity_type: ActivityType;
  /** Code of the fuel, where the type has several. */
  item: string | null;
  from: number;
  to: number;
  /** Null where there is nothing to estimate from. */
  amount: number | null;
  units: string;
  method: EstimateMethod | null;
  /** kg CO₂e of all scopes, location-based; null where there is no estimate or no factor. */
  co2: number | null;
  /** kg CO₂e of scope 2, market-based. */
  market_co2: number | null;
  /** Fields of a bill with the estimated amount; its preview shows how the figure is calculated. */
  bill: Readonly<Record<string, unknown>>;
}

/** Sums cover the months that have an estimate. No other total includes them. */
export interface EstimatedEmissions extends ListAnswer<EstimatedMonth> {
  co2: number;
  market_co2: number;
  /** Number of months without an estimate: the location has neither bills nor an area to compare. */
  without: number;
}

const LONGEST = 5 * 366 * DAY;

/** Estimates the missing months from the current records on each request; a new bill replaces its estimate. */
export const estimatedEmissions = defineCall({
  name: 'get_estimated_emissions',
  label: 'Estimated emissions',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: z
    .strictObject({
      start_date: queryInteger,
      end_date: queryInteger,
      locations: z.union([z.string().max(64), z.array(z.string().max(64)).max(200)]).optional(),
    })
    .refine(({ start_date: from, end_date: to }) => from <= to && to - from <= LONGEST, {
      path: ['end_date'],
      message: 'Choose at most five years, the first day before the last',
    }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs', 'locations'],
});
