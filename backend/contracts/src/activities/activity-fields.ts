import { ADMIN } from '../roles';
import { boolean, choice, integer, internal, json, longText, optional, presented, ref, text, texts } from '../fields';

/** Scope of a figure; `no_scope` figures stand outside every total. */
export const SCOPES = ['scope_1', 'scope_2', 'scope_3', 'no_scope'] as const;
export type Scope = (typeof SCOPES)[number];

/** What every activity has beside the fields of its type. */
export const commonFields = {
  description: optional(longText('Description', 2000)),
  tags: optional(texts('Tags', { max: 60, maxItems: 30 })),
  applied: boolean('Applied'),
  doc_id: optional(text('Document', 64)),
};

/** Headline of an activity in list and viewer: its used rows without the market-based ones, in kg. */
export interface ActivityCalc {
  from: number;
  to: number;
  scope: Scope;
  CO2: number | null;
  market_CO2: number | null;
}

/** Sums of the used calculation rows, as integers of 10⁻⁶ kg, so that sums are exact. */
export const headlineFields = {
  scope: choice('Scope', SCOPES),
  scope1_ug: internal(integer('Scope 1, 10⁻⁶ kg')),
  scope2_ug: internal(integer('Scope 2, 10⁻⁶ kg')),
  scope3_ug: internal(integer('Scope 3, 10⁻⁶ kg')),
  market_ug: internal(optional(integer('Scope 2 market-based, 10⁻⁶ kg'))),
  err_msg: optional(text('Calculation problem', 500)),
  activity_type: text('Activity', 60),
  emission_calc: presented(json<ActivityCalc>('Emissions')),
};

export const activityAllow = { list: ADMIN, read: ADMIN, create: ADMIN, update: ADMIN, remove: ADMIN };

export const locationRef = (label = 'Location') =>
  ref(label, 'locations', { as: 'location', show: ['name', 'address_line1', 'town_or_city', 'country'] });
