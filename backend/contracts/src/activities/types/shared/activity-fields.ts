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

export const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  scope_1: 'Scope 1',
  scope_2: 'Scope 2',
  scope_3: 'Scope 3',
  no_scope: 'Outside scopes',
};

/** Stated carbon below zero: bought from others, or removed by the company itself. Reported beside the scopes only. */
export const OFFSET_KINDS = ['credit', 'removal'] as const;

export const offsetKind = () =>
  optional(choice('Credit or removal', OFFSET_KINDS, { credit: 'Purchased credit', removal: 'Own removal' }));

/** Lists of the register of credits and removals. */
export const OFFSET_FILTER = { offset_kind: { kind: 'oneOf', field: 'offset_kind' } } as const;

/** Fields of every activity, beside those of its type. */
export const commonFields = {
  description: optional(longText('Description', 2000)),
  tags: optional(texts('Tags', { max: 60, maxItems: 30 })),
  applied: about(boolean('Applied'), 'Activities that are not applied are excluded from all totals; default true'),
  doc_id: optional(text('Document', 64)),
};

/** Headline of an activity in list and viewer: its used rows without the market-based ones, in kg. */
export interface ActivityCalc {
  from: number;
  to: number;
  scope: Scope;
  CO2: number | null;
  market_CO2: number | null;
  /** Why the activity counts nothing, where another record of the account is counted instead. */
  note: string | null;
}

/** Sums of the used calculation rows, as integers of 10⁻⁶ kg, so that sums are exact. */
export const headlineFields = {
  scope: choice('Scope', SCOPES, SCOPE_WORDS),
  scope1_ug: internal(integer('Scope 1, 10⁻⁶ kg')),
  scope2_ug: internal(integer('Scope 2, 10⁻⁶ kg')),
  scope3_ug: internal(integer('Scope 3, 10⁻⁶ kg')),
  market_ug: internal(optional(integer('Scope 2 market-based, 10⁻⁶ kg'))),
  err_msg: optional(text('Calculation problem', 500)),
  problem: optional(json<CalcProblem>('Calculation problem', PROBLEM_SHAPE)),
  /** True when a problem is recorded; lists filter by it. */
  invalid: internal(boolean('Without a figure')),
  activity_type: text('Activity', 60),
  /** A record that the figure is made of has changed since; the next calculation empties it. */
  behind_since: optional(instant('Out of date since')),
  /** The entity of that record. */
  behind_by: optional(text('Out of date because of', 60)),
  updated_by: internal(optional(text('Changed by', 64))),
  emission_calc: presented(json<ActivityCalc>('Emissions', HEADLINE_SHAPE)),
  uid: presented(text('Entered by', 64)),
  company_id: presented(text('Company', 64)),
};

/** Activities that are not applied count nowhere and are listed on request only; without a day, in every period. */
export const UNAPPLIED_FILTER = {
  include_unapplied: { kind: 'alsoOff', field: 'applied', undatedIn: ['start_date', 'end_date'] },
} as const;

/** The area is the administrators'; on the pages of other areas, whoever opens those. */
export const activityAccess = {
  dependsOn: ['emission_calcs', 'locations'],
  allow: everyVerb(ADMIN),
  parents: ACTIVITY_PARENTS,
  filters: UNAPPLIED_FILTER,
  restorable: true,
  isReportedByYear: true,
} as const;

/** Days of a type that names its dates otherwise: made from them, so that every activity has a period. */
export const derivedPeriod = { from: optional(day('From')), to: optional(day('To')) };

/** Fields of a supplier's invoice beside its amount. */
export const invoiceFields = {
  invoice_date: optional(day('Invoice date', { notFuture: true })),
  invoice_ref: optional(text('Invoice number', 60)),
  cost: optional(money('Cost')),
};

export const partnerRef = (label = 'Partner') => ref(label, 'partners', { as: 'partner', show: ['name'] });

export const vehicleRef = () => ref('Vehicle', 'vehicles', { as: 'vehicle', show: ['name'] });
export const profileRef = () => ref('Staff member', 'profiles', { as: 'profile', show: ['first_name', 'last_name'] });
export const productRef = (label = 'Product') => ref(label, 'products', { as: 'product', show: ['name'] });
export const sourceRef = () => ref('Power source', 'power_sources', { as: 'source', show: ['name'] });

/** Errors of a period, for `check` of a type that has one. */
export const startsBeforeItEnds = datesInOrder('from', 'to');

export const locationRef = (label = 'Location') =>
  ref(label, 'locations', { as: 'location', show: ['name', 'address_line1', 'town_or_city', 'country'] });
