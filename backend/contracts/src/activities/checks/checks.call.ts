import type { CalcProblem } from '../calculation-problems';
import type { ListAnswer } from '../../api/api-responses';
import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import { LIST_LIMIT } from '../../api/api-responses';
import { ACTIVITY_TYPES, type ActivityType } from '../activity-types';
import { MOST_ROWS } from '../../sheet/most-rows';
import type { Remedies } from './remedy';

/** Kinds of findings: label, and the sentence about one finding. */
export const FINDING_KINDS = {
  duplicate_invoice: {
    label: 'Duplicate invoice',
    sentence: 'Invoice {number} of the same supplier is recorded more than once.',
  },
  duplicate_entry: {
    label: 'Entered twice',
    sentence: 'An entry with the same days and amounts is recorded already.',
  },
  future: { label: 'Days to come', sentence: 'The entry runs until {to}, which is in the future.' },
  outside_use: {
    label: 'Location not in use',
    sentence: 'The entry covers {from} to {to}. The location was not in use on all of these days.',
  },
  overlap: { label: 'Overlapping periods', sentence: 'The period from {from} to {to} is recorded more than once.' },
  gap: { label: 'Gap', sentence: 'Nothing is recorded from {from} to {to}.' },
  fuel_and_journeys: {
    label: 'Journeys beside fuel',
    sentence: 'Journeys from {from} to {to} are not counted where fuel of the same vehicle is recorded beside them.',
  },
  charging_at_site: {
    label: 'Vehicle charging and site meter',
    sentence:
      'Vehicles were charged at a location whose meter is also recorded from {from} to {to}. The same electricity may be counted twice.',
  },
  lease_and_meter: {
    label: 'Lease and metered energy',
    sentence:
      'The lease and metered energy of the same location are both recorded from {from} to {to}. The same energy may be counted twice.',
  },
  spend_and_activity: {
    label: 'Spend and activity data',
    sentence: 'The spend on {category} may double-count activities recorded from {from} to {to}.',
  },
  spend_above_revenue: {
    label: 'Spend above the supplier’s revenue',
    sentence:
      'Purchases from this supplier from {from} to {to} come to {percent} % of the revenue that its annual return states for these days.',
  },
  missing_factor: { label: 'Missing factor', sentence: 'No emissions calculated. {problem}' },
  country_missing: {
    label: 'Country missing',
    sentence: 'No country is stated: the mean of all published hotel figures stands in for it.',
  },
  lost_figure: {
    label: 'Figure not counted',
    sentence: 'A calculated figure of {figure} is not counted, and nothing else is counted in its place.',
  },
  outlier: {
    label: 'Unusual amount',
    sentence: 'Daily use is {percent} % of the usual value for this source.',
  },
  vehicle_outlier: {
    label: 'Unusual amount for the vehicle',
    sentence: 'The amount is {percent} % of the usual amount of this vehicle.',
  },
  trip_outlier: {
    label: 'Unusual length of a trip or stay',
    sentence: 'The length is {percent} % of the usual length of such trips or stays.',
  },
  trip_spend_outlier: {
    label: 'Unusual cost of a trip or stay',
    sentence: 'The cost is {percent} % of the usual cost of such trips or stays.',
  },
  amount_outlier: {
    label: 'Unusual amount of an entry',
    sentence: 'The amount is {percent} % of the usual amount of such entries.',
  },
  cost_outlier: {
    label: 'Unusual cost of an entry',
    sentence: 'The cost is {percent} % of the usual cost of such entries.',
  },
  doubtful_manual_figure: {
    label: 'Manual figure to review',
    sentence: 'A figure of {figure} was entered manually. {problem}',
  },
  manual_figure: {
    label: 'Manual figure',
    sentence: 'A figure of {figure} was entered manually; calculated: {calculated}. Reason: {reason}',
  },
  old_factor: {
    label: 'Outdated factor',
    sentence: 'The factor is from {year}, more than two years before the activity.',
  },
  mixed_potentials: {
    label: 'Mixed warming potentials',
    sentence:
      'Figures of {year} rest on warming potentials of several IPCC reports: {reports}. Recalculate to use one where it can be chosen.',
  },
} as const;

export type FindingKind = keyof typeof FINDING_KINDS;
export const FINDING_KIND_NAMES = Object.keys(FINDING_KINDS) as FindingKind[];

/**
 * A value in the sentence: as it is, translated, a problem or industry by its code, or a day or number in the
 * reader's writing.
 */
export type FindingParam =
  | { text: string }
  | { words: string }
  | { problem: CalcProblem }
  | { code: string }
  | { day: number }
  | { number: number }
  /** Emissions in 10⁻⁶ kg CO₂e, shown in the unit of the account. */
  | { ug: number };

export interface Finding {
  /** Says the same case again, so that it can be dismissed. */
  _id: string;
  kind: FindingKind;
  /** The record to look at first; null while it is a draft. */
  activity_id: string | null;
  activity_type: ActivityType;
  /** The other records of the case, the first of them. */
  others: { _id: string; activity_type: ActivityType; from: number; to: number }[];
  location_id: string | null;
  /** Calculations that nothing counts in place of: the finding is gone once they are used. */
  calculations?: readonly string[];
  /** The days it is about. */
  from: number;
  to: number;
  params: Record<string, FindingParam>;
  /** What can be done about it, the most likely first. */
  remedies: Remedies;
}

export interface ListedFinding extends Finding {
  location: { _id: string; name: string } | null;
  dismissed: { _id: string; reason: string; by: string; on: number } | null;
}

/** One page of findings, newest first, and how many of each kind the other filters leave. */
export interface FindingsAnswer extends ListAnswer<ListedFinding> {
  kinds: Partial<Record<FindingKind, number>>;
}

/** A factor of more years before the activity than this is old. */
const OLD_FACTOR_YEARS = 2;

export const isOldFactor = (factorYear: number | null, activityYear: number): boolean =>
  factorYear !== null && activityYear - factorYear > OLD_FACTOR_YEARS;

const type = z.enum(Object.keys(ACTIVITY_TYPES) as ActivityType[]);

/** Findings about one activity among those of the company, stored (`id`) or being typed (`draft`). */
export const checkActivity = defineCall({
  name: 'check_activity',
  label: 'Check an activity',
  method: 'POST',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({
    activity_type: type,
    id: z.string().max(64).optional(),
    draft: z.record(z.string(), z.unknown()).optional(),
  }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs', 'locations', 'partner_returns'],
});

/** Money as it stands in a draft; half typed it lacks one of the two. */
const typedMoney = z.strictObject({ currency: z.string().max(10).nullable(), amount: z.number().nullable() }).partial();

const place = z
  .number()
  .int()
  .min(0)
  .max(MOST_ROWS - 1);

/**
 * What is odd about rows of a sheet that are not saved yet, beside what is stored and beside each other. A row is its
 * values in the order of `fields`; `about` are the places of those that are asked about, counted from 0.
 */
export const checkActivities = defineCall({
  name: 'check_activities',
  label: 'Validate rows of a sheet',
  method: 'POST',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({
    activity_type: type,
    fields: z.array(z.string().max(60)).max(100),
    rows: z
      .array(z.array(z.union([z.string().max(5000), z.number(), z.boolean(), typedMoney]).nullable()).max(100))
      .max(MOST_ROWS),
    about: z.array(place).max(MOST_ROWS),
  }),
  writes: false,
  dependsOn: [],
});

/** Findings about one row of a sheet. */
export interface RowFindings {
  /** Its place among the rows that were sent. */
  row: number;
  findings: Finding[];
}

const some = <T extends z.ZodType>(one: T) => z.union([one, z.array(one)]).optional();
const whole = z.coerce.number().int();

/** Everything odd about the activities of a period. */
export const listFindings = defineCall({
  name: 'list_findings',
  label: 'Findings',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({
    start_date: whole,
    end_date: whole,
    kind: some(z.enum(FINDING_KIND_NAMES as [FindingKind, ...FindingKind[]])),
    activity: some(type),
    locations: some(z.string().max(64)),
    /** `true` lists the ones that were dismissed, otherwise the open ones. */
    dismissed: z.enum(['true', 'false']).optional(),
    limit: whole.min(1).max(LIST_LIMIT.most).optional(),
    offset: whole.min(0).optional(),
  }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs', 'partner_returns', 'dismissed_findings'],
});
