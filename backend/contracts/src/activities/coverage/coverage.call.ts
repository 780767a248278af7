import { z } from 'zod';
import { queryInteger, queryList, queryYear } from '../../api/query-values';
import type { ListAnswer } from '../../api/api-responses';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import { type ActivityType, facetsOf, typesWith, type TypesWith } from '../activity-types';

/** Activity types that coverage looks for month by month. */
export type CoveredType = TypesWith<'covered'>;

/** Types that coverage expects for every day, followed by those for which one record a month is enough. */
export const COVERED_TYPES: readonly CoveredType[] = [
  ...typesWith('covered', (how) => how === 'daily'),
  ...typesWith('covered', (how) => how === 'monthly'),
];

/** True for types of which coverage expects records for every day. */
export const isDaily = (type: ActivityType): boolean => facetsOf(type).covered === 'daily';

/** States of one month of one source, with their labels. */
export const COVERAGE_STATES = {
  there: 'Complete',
  part: 'Partial',
  missing: 'Missing',
  estimated: 'Estimated',
  overlapping: 'Overlapping',
  ahead: 'In progress',
  closed: 'Not in use',
} as const;
export type CoverageState = keyof typeof COVERAGE_STATES;

/** State of one month of a source. */
export interface CoverageMonth {
  /** First day of the month. */
  month: number;
  state: CoverageState;
  /** First and last day that are missing; null where nothing is missing. */
  gap: { from: number; to: number } | null;
}

/** Person responsible for a type at a location; `_id` and `version` belong to the assignment. */
export interface CoverageOwner {
  _id: string;
  version: number;
  user_id: string;
  name: string;
  /** True when the person can no longer log in and somebody else must be chosen. */
  is_stopped: boolean;
}

/** Value of the `owners` filter for sources without a responsible person. */
export const NOBODY_YET = 'nobody';

/** One source: an activity type at a location, with the fuel or power source where there are several. */
export interface CoverageRow {
  _id: string;
  location: { _id: string; name: string };
  activity_type: CoveredType;
  item: string | null;
  item_name: string | null;
  owner: CoverageOwner | null;
  months: CoverageMonth[];
}

/** `total` counts all locations, including those without a row; `missing` counts the months with a gap on this page. */
export interface CoverageAnswer extends ListAnswer<CoverageRow> {
  missing: number;
}

/** Returns the recorded and missing months of a year by location and type, paged by location. */
export const getCoverage = defineCall({
  name: 'get_coverage',
  label: 'Coverage',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({
    year: queryYear,
    activity: queryList(z.enum(COVERED_TYPES)),
    locations: queryList(z.string().max(64)),
    /** Keeps the sources of these responsible persons; `NOBODY_YET` adds the sources without one. */
    owners: queryList(z.string().max(64)),
    limit: queryInteger.min(1).max(200).optional(),
    offset: queryInteger.min(0).optional(),
  }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs', 'locations', 'coverage_owners'],
});
