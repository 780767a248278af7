import { datesInOrder } from '../../../entity/dates-in-order';
import { SCOPES, type Scope } from '../../inventory-line';
import { ADMIN, everyVerb } from '../../../portal/roles';
import { ACTIVITY_PARENTS } from './activity-parents';
import type { CalcProblem } from '../../calculation-problems';
import { HEADLINE_SHAPE, PROBLEM_SHAPE } from '../../calculation-shapes';
import {
  about,
  boolean,
  choice,
  day,
  instant,
  integer,
  internal,
  json,
  longText,
  money,
  optional,
  presented,
  ref,
  text,
  texts,
} from '../../../entity/fields';

/** English labels of the scopes; dictionary keys. */
export const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  scope_1: 'Scope 1',
  scope_2: 'Scope 2',
  scope_3: 'Scope 3',
  no_scope: 'Outside scopes',
};

/**
 * Kinds of negative stated carbon: credits bought from others, and removals by the company. Reported outside the
 * scopes.
 */
export const OFFSET_KINDS = ['credit', 'removal'] as const;

/** Field that tells a purchased credit from a removal by the company; null for other activities. */
export const offsetKind = () =>
  optional(choice('Credit or removal', OFFSET_KINDS, { credit: 'Purchased credit', removal: 'Own removal' }));

/** Filter for the lists of the register of credits and removals. */
export const OFFSET_FILTER = { offset_kind: { kind: 'oneOf', field: 'offset_kind' } } as const;

/** Fields of every activity, in addition to those of its type. */
export const commonFields = {
  description: optional(longText('Description', 2000)),
  tags: optional(texts('Tags', { max: 60, maxItems: 30 })),
  applied: about(boolean('Applied'), 'Activities that are not applied are excluded from all totals; default true'),
  doc_id: optional(text('Document', 64)),
};

/** Headline of an activity in list and viewer: the sum of its used rows, without market-based ones, in kg. */
export interface ActivityCalc {
  from: number;
  to: number;
  scope: Scope;
  CO2: number | null;
  market_CO2: number | null;
  /** Explains why the activity does not count where another record of the account is counted instead. */
  note: string | null;
}

/** Sums of the used calculation rows as integers of 10⁻⁶ kg, so that adding them up is exact. */
export const headlineFields = {
  scope: choice('Scope', SCOPES, SCOPE_WORDS),
  scope1_ug: internal(integer('Scope 1, 10⁻⁶ kg')),
  scope2_ug: internal(integer('Scope 2, 10⁻⁶ kg')),
  scope3_ug: internal(integer('Scope 3, 10⁻⁶ kg')),
  market_ug: internal(optional(integer('Scope 2 market-based, 10⁻⁶ kg'))),
  err_msg: optional(text('Calculation problem', 500)),
  problem: optional(json<CalcProblem>('Calculation problem', PROBLEM_SHAPE)),
  /** True when the calculation has a problem; lists filter by it. */
  invalid: internal(boolean('Without a figure')),
  activity_type: text('Activity', 60),
  /** Set when a record behind the figure has changed since; the next calculation clears it. */
  behind_since: optional(instant('Out of date since')),
  /** Entity name of the changed record. */
  behind_by: optional(text('Out of date because of', 60)),
  updated_by: internal(optional(text('Changed by', 64))),
  emission_calc: presented(json<ActivityCalc>('Emissions', HEADLINE_SHAPE)),
  uid: presented(text('Entered by', 64)),
  company_id: presented(text('Company', 64)),
};

/** Unapplied activities count nowhere and are listed on request only; those without a date match every period. */
export const UNAPPLIED_FILTER = {
  include_unapplied: { kind: 'alsoOff', field: 'applied', undatedIn: ['start_date', 'end_date'] },
} as const;

/**
 * The list of activities is for administrators; on pages of other areas, activities are open to anyone who can open the
 * page.
 */
export const activityAccess = {
  dependsOn: ['emission_calcs', 'locations'],
  allow: everyVerb(ADMIN),
  parents: ACTIVITY_PARENTS,
  filters: UNAPPLIED_FILTER,
  restorable: true,
  isReportedByYear: true,
} as const;

/** Period of a type with differently named dates; derived from these, so that every activity has one. */
export const derivedPeriod = { from: optional(day('From')), to: optional(day('To')) };

/** Fields of a supplier's invoice besides its amount. */
export const invoiceFields = {
  invoice_date: optional(day('Invoice date', { notFuture: true })),
  invoice_ref: optional(text('Invoice number', 60)),
  cost: optional(money('Cost')),
};

/** References to records that activities name. Answers contain the shown fields under `as`. */
export const partnerRef = (label = 'Partner') => ref(label, 'partners', { as: 'partner', show: ['name'] });

export const vehicleRef = () => ref('Vehicle', 'vehicles', { as: 'vehicle', show: ['name'] });
export const profileRef = () => ref('Staff member', 'profiles', { as: 'profile', show: ['first_name', 'last_name'] });
export const productRef = (label = 'Product') => ref(label, 'products', { as: 'product', show: ['name'] });
export const sourceRef = () => ref('Power source', 'power_sources', { as: 'source', show: ['name'] });

/** Returns the errors of a period; used by `check` of types that have one. */
export const startsBeforeItEnds = datesInOrder('from', 'to');

/** Reference to a location; answers contain its name and address. */
export const locationRef = (label = 'Location') =>
  ref(label, 'locations', { as: 'location', show: ['name', 'address_line1', 'town_or_city', 'country'] });
