import { z } from 'zod';
import { queryInteger, queryYear } from '../../api/query-values';
import { defineCall } from '../../entity/entity';
import { ADMIN, SIGNED_IN } from '../../portal/roles';
import { activityQuery } from './activity-query';
import type { DataQuality } from '../calculations/data-quality';

/** Number of months from January to count, in this year and the one before; without it, all months. */
const months = queryInteger.min(1).max(12).optional();

const FIGURES = {
  method: 'GET',
  subscription: 'activities',
  writes: false,
  dependsOn: ['activities', 'emission_calcs'],
} as const;
/** Calls about the figures of a year. */
const OF_YEAR = { ...FIGURES, allow: SIGNED_IN, input: z.strictObject({ year: queryYear, months }) };
/** Calls about the filtered activities, with the filters of their list. */
const OF_LIST = { ...FIGURES, allow: ADMIN, input: activityQuery };

/** Kilograms of a year per scope and in total, each with the year before. Market-based scope 2 is given separately. */
export interface ActivitySummaryRow {
  key: '1' | '2' | '3' | 'Total';
  CO2_total: number;
  CO2_last: number;
  /** Kilograms of the rest of the year, which no other figure of the row includes; only with `months`. */
  CO2_later?: number;
  market_CO2: number | null;
}

/** Returns the kilograms of a year by scope and in total, with the year before. */
export const activitySummarys = defineCall({
  name: 'activity_summarys',
  label: 'Activity summary',
  ...OF_YEAR,
});

/** Returns the kilograms of a year by dashboard group, with the year before. */
export const emissionStats = defineCall({
  name: 'get_emmissions_stats',
  label: 'Emissions by group',
  ...OF_YEAR,
});

/**
 * Returns the purchased power of a year for which part of scope 3 category 3 is missing because no factor is published.
 */
export const powerGaps = defineCall({
  name: 'get_power_gaps',
  label: 'Purchased power without losses or upstream figures',
  ...OF_YEAR,
});

/** Power for which one component is missing: kWh, its location-based scope 2 emissions in kg, and its grids. */
export interface PowerGap {
  kWh: number;
  kg: number;
  grids: string[];
}

/** Gaps of grid losses (`td`) and of upstream emissions (`wtt`). */
export interface PowerGaps {
  td: PowerGap;
  wtt: PowerGap;
}

/** Returns the total of the filtered activities; takes the filters of the activity list. */
export const activitiesStats = defineCall({
  name: 'get_activities_stats',
  label: 'Total of the filtered activities',
  ...OF_LIST,
});

/** Kilograms within the chosen period and scopes; market-based scope 2 is given separately. */
export interface ActivitiesStats {
  total_co2: number;
  market_CO2: number | null;
  count: number;
}

/** Returns the parts of a filtered list's total; takes the filters of the activity list. */
export const totalParts = defineCall({
  name: 'get_total_parts',
  label: 'Calculations included in the total of the filtered activities',
  ...OF_LIST,
});

/** Kilograms of each scope and of each quality, whole ones first; either list sums to the total exactly. */
export interface TotalParts {
  scopes: { scope: '1' | '2' | '3'; kg: number }[];
  qualities: { quality: DataQuality; kg: number }[];
}

/** Highest number of activities in one request: several pages of a list. */
const QUALITIES_AT_ONCE = 200;

/** Returns the data quality of the given activities; activities without a figure are omitted. */
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

/** Kilograms of an activity by data quality, the most first. */
export interface ActivityQualities {
  activity_id: string;
  qualities: TotalParts['qualities'];
}
