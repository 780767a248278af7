import { z } from 'zod';
import type { ListAnswer } from '../../api/api-responses';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import { type ActivityType, facetsOf, typesWith, type TypesWith } from '../activity-types';

export type CoveredType = TypesWith<'covered'>;

/** What is looked for on every day first, then that of which one record a month is enough. */
export const COVERED_TYPES: readonly CoveredType[] = [
  ...typesWith('covered', (how) => how === 'daily'),
  ...typesWith('covered', (how) => how === 'monthly'),
];

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

export interface CoverageMonth {
  /** First day of the month. */
  month: number;
  state: CoverageState;
  /** Days to add where something is missing: from the first of them to the last. */
  gap: { from: number; to: number } | null;
}

/** Owner of a type at a location; `_id` and `version` are those of the assignment. */
export interface CoverageOwner {
  _id: string;
  version: number;
  user_id: string;
  name: string;
  /** The person may not log in any more: somebody else has to be chosen. */
  is_stopped: boolean;
}

/** Value of the owners' filter for what nobody is responsible for. */
export const NOBODY_YET = 'nobody';

/** One source: a type of activity at a location, and the fuel or power source where there are several. */
export interface CoverageRow {
  _id: string;
  location: { _id: string; name: string };
  activity_type: CoveredType;
  item: string | null;
  item_name: string | null;
  owner: CoverageOwner | null;
  months: CoverageMonth[];
}

/**
 * `total` counts the locations, of which a page is answered, also those without a row; `missing` the months with a
 * gap on this page.
 */
export interface CoverageAnswer extends ListAnswer<CoverageRow> {
  missing: number;
}

const some = <T extends z.ZodType>(one: T) => z.union([one, z.array(one)]).optional();
const whole = z.coerce.number().int();

/** Recorded and missing months of a year, by location and type. Paged by location. */
export const getCoverage = defineCall({
  name: 'get_coverage',
  label: 'Coverage',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({
    year: whole.min(1900).max(2200),
    activity: some(z.enum(COVERED_TYPES)),
    locations: some(z.string().max(64)),
    /** Only what these people are responsible for; with `NOBODY_YET` also what nobody is. */
    owners: some(z.string().max(64)),
    limit: whole.min(1).max(200).optional(),
    offset: whole.min(0).optional(),
  }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs', 'locations', 'coverage_owners'],
});
