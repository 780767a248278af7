import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN, SIGNED_IN } from '../../portal/roles';
import { activityQuery } from './activity-query';
import type { DataQuality } from '../calculations/data-quality';

const year = z.coerce.number().int().min(1900).max(2200);
/** Number of months from January that count, of this year and of the one before; all of them without it. */
const months = z.coerce.number().int().min(1).max(12).optional();

/** Kilograms of a year per scope and in total, each with the year before. Market-based scope 2 stands beside. */
export interface ActivitySummaryRow {
  key: '1' | '2' | '3' | 'Total';
  CO2_total: number;
  CO2_last: number;
  /** Where `months` were asked for: what the rest of the year holds, in no other figure of the row. */
  CO2_later?: number;
  market_CO2: number | null;
}

export const activitySummarys = defineCall({
  name: 'activity_summarys',
  label: 'Activity summary',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({ year, months }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs'],
});

export const emissionStats = defineCall({
  name: 'get_emmissions_stats',
  label: 'Emissions by group',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({ year, months }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs'],
});

/** Purchased power of a year that category 3 of scope 3 lacks something of, because nobody publishes it. */
export const powerGaps = defineCall({
  name: 'get_power_gaps',
  label: 'Purchased power without losses or upstream figures',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({ year, months }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs'],
});

/** Power that one component is missing for: its kWh, what it counts in location-based scope 2, and its grids. */
export interface PowerGap {
  kWh: number;
  kg: number;
  grids: string[];
}

/** Losses of the grid, and upstream emissions. */
export interface PowerGaps {
  td: PowerGap;
  wtt: PowerGap;
}

/** Total of the filtered set; takes the filters of the activity list. */
export const activitiesStats = defineCall({
  name: 'get_activities_stats',
  label: 'Total of the filtered activities',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: activityQuery,
  writes: false,
  dependsOn: ['activities', 'emission_calcs'],
});

/** Kilograms within the chosen period and scopes; market-based scope 2 stands beside the total. */
export interface ActivitiesStats {
  total_co2: number;
  market_CO2: number | null;
  count: number;
}

/** Parts of the total of a filtered list; takes the filters of the activity list. */
export const totalParts = defineCall({
  name: 'get_total_parts',
  label: 'Calculations included in the total of the filtered activities',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: activityQuery,
  writes: false,
  dependsOn: ['activities', 'emission_calcs'],
});

/** Kilograms of each scope and of each quality, whole ones first; either list sums to the total exactly. */
export interface TotalParts {
  scopes: { scope: '1' | '2' | '3'; kg: number }[];
  qualities: { quality: DataQuality; kg: number }[];
}

/** The most activities of which that can be asked at once: several pages of a list. */
const QUALITIES_AT_ONCE = 200;

/** Data quality of the listed activities; activities without a figure are left out. */
export const activityQualities = defineCall({
  name: 'get_activity_qualities',
  label: 'Data quality of activity figures',
  method: 'POST',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({ activities: z.array(z.string().min(1).max(64)).min(1).max(QUALITIES_AT_ONCE) }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs'],
});

/** Kilograms of a whole activity by quality, the most first. */
export interface ActivityQualities {
  activity_id: string;
  qualities: TotalParts['qualities'];
}
