import type { CalcProblem } from '../calculation-problems';
import type { ListAnswer } from '../../api/api-responses';
import { z } from 'zod';
import { queryInteger, queryList } from '../../api/query-values';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import { LIST_LIMIT } from '../../api/api-responses';
import { ACTIVITY_TYPES, type ActivityType } from '../activity-types';
import { MOST_ROWS } from '../../sheet/most-rows';
import type { Remedies } from './remedy';

/** Kinds of findings, each with its label and the sentence for one finding. */
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
  hours_beyond_day: {
    label: 'More hours than a day has',
    sentence: 'The hours of this person on {day} add up to {hours}, more than a day has.',
  },
  vehicle_hours_beyond_day: {
    label: 'More hours of a vehicle than a day has',
    sentence: 'The hours of this vehicle on {day} add up to {hours}, more than a day has.',
  },
  fuel_and_journeys: {
    label: 'Journeys beside fuel',
    sentence: 'Journeys from {from} to {to} are not counted where fuel of the same vehicle is recorded beside them.',
  },
  distance_and_fuel: {
    label: 'Distance beside fuel',
    sentence:
      'A distance is recorded as vehicle fuel beside fuel or journeys of the same vehicle from {from} to {to}. The same driving may be counted twice.',
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
  first_use: {
    label: 'First use',
    sentence: 'This is the first use since {from}: the {number} entries before it are zero.',
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
  intensity_outlier: {
    label: 'Unusual energy use of an area',
    sentence: 'The energy use per area is {percent} % of the usual use of such entries.',
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
    sentence: 'Figures of {year} use different warming potentials: {reports}.',
  },
} as const;

export type FindingKind = keyof typeof FINDING_KINDS;
export const FINDING_KIND_NAMES = Object.keys(FINDING_KINDS) as FindingKind[];

/**
 * A value in the sentence of a finding: plain text, a text to translate, a problem or an industry by code, or a day or
 * number to format for the reader.
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

/** A gap, outlier, duplicate or contradiction that the checks found among activities. */
export interface Finding {
  /** Identifies the case whenever it is found again, so that it can be dismissed. */
  _id: string;
  kind: FindingKind;
  /** The record to look at first; null while it is a draft. */
  activity_id: string | null;
  activity_type: ActivityType;
  /** The first of the other records of the case. */
  others: { _id: string; activity_type: ActivityType; from: number; to: number }[];
  location_id: string | null;
  /** Calculations whose emissions nothing else counts; the finding is resolved once they are used. */
  calculations?: readonly string[];
  /** Period of the finding. */
  from: number;
  to: number;
  params: Record<string, FindingParam>;
  /** Remedies, the most likely first. */
  remedies: Remedies;
}

/** A finding with the name of its location, and its dismissal, if there is one. */
export interface ListedFinding extends Finding {
  location: { _id: string; name: string } | null;
  dismissed: { _id: string; reason: string; by: string; on: number } | null;
}

/** One page of findings, newest first, with the number of each kind that match the other filters. */
export interface FindingsAnswer extends ListAnswer<ListedFinding> {
  kinds: Partial<Record<FindingKind, number>>;
}

/** A factor is old when its year lies more than this number of years before the activity. */
const OLD_FACTOR_YEARS = 2;

/** True when the year of a factor lies too far before that of the activity; false without a factor year. */
export const isOldFactor = (factorYear: number | null, activityYear: number): boolean =>
  factorYear !== null && activityYear - factorYear > OLD_FACTOR_YEARS;

const type = z.enum(Object.keys(ACTIVITY_TYPES) as ActivityType[]);

/**
 * Returns the findings about one activity compared with the company's other activities. The activity is stored (`id`)
 * or still being entered (`draft`).
 */
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

/** Money in a draft; while it is being typed, the currency or the amount may be missing. */
const typedMoney = z.strictObject({ currency: z.string().max(10).nullable(), amount: z.number().nullable() }).partial();

const place = z
  .number()
  .int()
  .min(0)
  .max(MOST_ROWS - 1);

/**
 * Returns findings about unsaved rows of a sheet, compared with stored activities and with each other. A row lists its
 * values in the order of `fields`; `about` holds the zero-based indexes of the rows to check.
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
  /** Index of the row among the rows that were sent. */
  row: number;
  findings: Finding[];
}

/** Returns the findings about the activities of a period. */
export const listFindings = defineCall({
  name: 'list_findings',
  label: 'Findings',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({
    start_date: queryInteger,
    end_date: queryInteger,
    kind: queryList(z.enum(FINDING_KIND_NAMES as [FindingKind, ...FindingKind[]])),
    activity: queryList(type),
    locations: queryList(z.string().max(64)),
    /** `true` lists dismissed findings; otherwise the open ones are listed. */
    dismissed: z.enum(['true', 'false']).optional(),
    limit: queryInteger.min(1).max(LIST_LIMIT.most).optional(),
    offset: queryInteger.min(0).optional(),
  }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs', 'partner_returns', 'dismissed_findings'],
});
