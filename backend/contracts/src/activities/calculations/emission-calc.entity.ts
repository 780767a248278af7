import { COMPONENTS, type Component, SCOPE2_BASES, type Scope2Basis, SCOPES } from '../inventory-line';
import { defineEntity } from '../../entity/entity';
import type { FieldErrors } from '../../api/problems';
import type { CalcProblem } from '../calculation-problems';
import {
  BASIS_OPTIONS_SHAPE,
  EXPLANATION_SHAPE,
  GASES_SHAPE,
  INPUTS_SHAPE,
  PARTS_SHAPE,
  PROBLEM_SHAPE,
} from '../calculation-shapes';
import {
  about,
  boolean,
  choice,
  code,
  day,
  decimal,
  exact,
  integer,
  internal,
  json,
  optional,
  presented,
  ref,
  text,
} from '../../entity/fields';
import { ADMIN, SIGNED_IN, everyVerb } from '../../portal/roles';
import { TEXTS } from '../../text/texts';

/** Origin of a figure: stated by the supplier or by the company, a factor, or the supplier's emissions by revenue. */
export const METHODS = ['supplier', 'manual', 'factor', 'revenue'] as const;

const COMPONENTS_TOLD =
  'direct is the activity itself, td the losses of the grid, wtt the upstream of the fuel or power, wtt_td the upstream of what is lost; biogenic and non_kyoto are memos outside of every total';
const METHOD_TOLD = 'manual if left out; empty on records of before it was asked for';
const DAYS_TOLD = 'Same period as the activity; it changes when the activity’s period changes';
const PLACE_TOLD =
  'If left out, the place of the activity’s own figure; only places that the activity can have are accepted';
const EVIDENCE_TOLD =
  'Document, link or measurement that the figure rests on; without it, `no_evidence_reason` is required';
const BASES_TOLD = 'Quantities of this activity that the figure can be based on, the one in `basis` first';
const QUALITY_TOLD =
  '1 verified by a third party, 2 metered, invoiced or stated by a supplier, 3 a proxy such as distance, 4 money spent or the factor of another country, 5 an estimate by people or area';

/** Exact kilograms of CO₂e by gas; null where the publisher gives no breakdown. */
export interface GasSplit {
  co2: string | null;
  ch4: string | null;
  n2o: string | null;
}

/**
 * An input as the user entered it. The quantity of a record is the product of the `times` inputs divided by the `over`
 * inputs, each converted to the unit in `as`. `told` inputs only explain how the factor was chosen.
 */
export interface CalcInput {
  label: string;
  value: string;
  units: string | null;
  as: string | null;
  use: 'times' | 'over' | 'told';
}

/** An entered quantity that can be used as `basis` and `basis_units`. */
export interface BasisOption {
  label: string;
  basis: number;
  basis_units: string;
}

/** Part of the period that falls under one factor year. `kg` and `quantity` are exact decimals. */
export interface CalcPart {
  from: number;
  to: number;
  days: number;
  quantity: string;
  factor_id: string;
  factor_year: number;
  kg: string;
}

/** Messages about a figure that a user states. */
export const STATED_TEXTS = {
  belowZero: 'A manual figure cannot be below zero',
  evidence: 'State the evidence, or why there is none',
} as const;

type Stated = { readonly [N in (typeof ASKED)[number]]?: unknown };
const ASKED = [
  ...(['_id', 'used', 'CO2', 'method', 'reason', 'evidence', 'no_evidence_reason', 'engine_version'] as const),
];

/**
 * Returns the errors of a figure that a user states, by field. Records from before reasons were required may be set to
 * unused without one.
 */
function statedErrors(record: Stated): FieldErrors {
  const { _id, used, CO2, method, reason, evidence, no_evidence_reason, engine_version } = record;
  if (method === 'factor') return {};
  // Only rows of the method `factor` may lack a figure: the engine found no factor and says so.
  if ((CO2 ?? null) === null && engine_version) return { CO2: TEXTS.required };
  if (engine_version || (_id && used === false)) return {};
  return {
    ...((CO2 ?? null) === null ? { CO2: TEXTS.required } : {}),
    ...(Number(CO2) < 0 ? { CO2: STATED_TEXTS.belowZero } : {}),
    ...(method ? {} : { method: TEXTS.required }),
    ...(reason ? {} : { reason: TEXTS.required }),
    ...(evidence || no_evidence_reason ? {} : { evidence: STATED_TEXTS.evidence }),
  };
}

/** One result for one activity, component and scope 2 basis. Rows are never rewritten: a new one supersedes the old. */
export const emissionCalc = defineEntity({
  name: 'emission_calcs',
  label: 'Emission calculation',
  subscription: 'activities',
  dependsOn: ['activities'],
  fields: {
    activity_id: ref('Activity', 'activities'),
    CO2: optional(decimal('CO₂e', { min: -1_000_000_000, max: 1_000_000_000 })),
    units: choice('Units', ['kg', 't']),
    used: about(
      boolean('Used for reporting'),
      'One row is used per component and Scope 2 basis; setting this clears it on the other row. Another row than the one that counts by itself needs a `reason`',
    ),
    method: about(optional(choice('Method', METHODS)), METHOD_TOLD),
    partner_id: optional(ref('Partner', 'partners', { as: 'partner', show: ['name'] })),
    from: about(optional(day('From')), DAYS_TOLD),
    to: about(optional(day('To')), DAYS_TOLD),
    basis: optional(decimal('Basis')),
    basis_units: optional(text('Basis units', 20)),
    scope: about(choice('Scope', SCOPES), PLACE_TOLD),
    component: about(choice('Component', COMPONENTS), COMPONENTS_TOLD),
    scope2_basis: about(
      optional(choice('Scope 2 basis', SCOPE2_BASES)),
      'For direct Scope 2 rows. Market-based rows are reported in addition to location-based rows and are not included in totals',
    ),
    scope3_category: optional(integer('Scope 3 category', { min: 1, max: 15 })),
    reason: about(
      optional(text('Reason', 500)),
      'Required of a stated figure: why it replaces the calculated one; and with `used` of a calculated one, where another would count by itself',
    ),
    evidence: about(optional(text('Evidence', 500)), EVIDENCE_TOLD),
    no_evidence_reason: optional(text('Explanation for missing evidence', 500)),
  },
  derived: {
    activity_type: text('Activity', 60),
    subject: optional(text('Subject', 200)),
    inputs: optional(json<CalcInput[]>('Inputs', INPUTS_SHAPE)),
    source: optional(text('Source', 300)),
    co2_ug: internal(optional(integer('CO₂e, 10⁻⁶ kg', { min: Number.MIN_SAFE_INTEGER }))),
    exact_kg: optional(exact('CO₂e, kg, unrounded')),
    factor: optional(exact('Factor')),
    factor_units: optional(text('Factor units', 40)),
    factor_id: about(optional(text('Factor row', 120)), 'Empty if there are several parts; each part has its own'),
    factor_set: optional(text('Factor set', 120)),
    factor_year: optional(integer('Factor year')),
    factor_label: optional(text('Factor label', 300)),
    region_used: optional(text('Region', 100)),
    gases: optional(json<GasSplit>('Gases', GASES_SHAPE)),
    parts: optional(json<CalcPart[]>('Parts', PARTS_SHAPE)),
    calc_basis: optional(exact('Quantity in factor units')),
    calc_units: optional(text('Unit of the factor', 20)),
    note: optional(text('Note', 500)),
    data_quality: about(optional(integer('Data quality', { min: 1, max: 5 })), QUALITY_TOLD),
    engine_version: optional(text('Engine version', 20)),
    input_hash: optional(text('Input hash', 64)),
    superseded_by: about(optional(text('Superseded by', 64)), 'ID of the row that replaced it'),
    /**
     * Rank among the results of its component and basis, 0 first; missing on rows from before ranks were stored. A stated
     * row has none, but 0 while only its activity keeps it out of use.
     */
    precedence: internal(optional(integer('Precedence'))),
    err_msg: optional(text('Problem', 500)),
    /** The problem in `err_msg` by code, from which the text is translated for readers of other languages. */
    problem: optional(json<CalcProblem>('Problem', PROBLEM_SHAPE)),
    profile_id: optional(code('Entered by', 'members')),
    basis_options: about(
      presented(optional(json<BasisOption[]>('Possible basis quantities', BASIS_OPTIONS_SHAPE))),
      BASES_TOLD,
    ),
    /**
     * Emissions per unit of revenue that the supplier stated for the year of the purchase, in kilograms per unit of
     * currency; null where the figure is not based on them.
     */
    intensity: presented(optional(exact('Intensity'))),
    partner_revenue: presented(optional(exact('Partner revenue'))),
    partner_currency: presented(optional(text('Currency', 3))),
    partner_emissions: presented(optional(exact('Partner emissions'))),
    partner_emissions_units: presented(optional(text('Units', 20))),
  },
  check: statedErrors,
  allow: everyVerb(ADMIN),
  // Anyone who can see an activity on a page of another area can see how its figure was calculated.
  readThrough: { entity: 'activities', field: 'activity_id', filter: 'activity_id' },
  questions: { explain: { label: 'How this was calculated', allow: SIGNED_IN, answer: EXPLANATION_SHAPE } },
  filters: {
    activity_id: { kind: 'oneOf', field: 'activity_id' },
    used: { kind: 'present', field: 'used' },
  },
  sorts: ['created_on'],
  order: { field: 'created_on', descending: false },
  indexes: [['activity_id']],
});

/**
 * One step from the entered values to the kilograms: the `terms` multiplied (added in a sum), divided by those with
 * `over`, give `value`. Decimals are exact; `text` is the step in the reader's language.
 */
export interface ExplanationStep {
  kind: 'conversion' | 'quantity' | 'product' | 'sum';
  text: string;
  terms: { value: string; units: string | null; over: boolean }[];
  value: string;
  units: string;
}

/** Answer of `GET emission_calcs/{id}/explain`: everything a third party needs to reproduce the figure. */
export interface Explanation {
  calc_id: string;
  sentence: string;
  formula: string;
  steps: ExplanationStep[];
  kg: string;
  scope: string;
  component: Component;
  scope2_basis: Scope2Basis | null;
  scope3_category: number | null;
  subject: string;
  /** Entered values; `text` is the value with its unit in the reader's language. */
  inputs: { label: string; value: string; units: string | null; text: string }[];
  conversions: { from: string; to: string; factor: string }[];
  factors: {
    id: string;
    set: string;
    publisher: string;
    edition: string;
    revision: string;
    row: string;
    label: string;
    value: string;
    units: string;
    text: string;
    region: string;
    year: number;
    gwp: string;
    licence: string;
    source_url: string;
    note: string | null;
  }[];
  parts: CalcPart[];
  gases: GasSplit | null;
  why: string;
  /** Id of the activity that is counted instead of this one. */
  counted_instead: string | null;
  /** The file and row that the activity was imported from. */
  imported: { import_id: string; file: string; row: number } | null;
  data_quality: number;
  engine_version: string;
  input_hash: string;
  made_on: number;
  made_by: string;
}
