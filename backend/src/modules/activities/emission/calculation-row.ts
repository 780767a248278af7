import type { Component, Scope, Scope2Basis } from '@lichen/contracts/activities/inventory-line';
import { type CalcProblem, problemText } from '@lichen/contracts/activities/calculation-problems';
import type { CalcInput, GasSplit } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { kgOf } from '@lichen/contracts/formats/mass';
import {
  type CalcMethod,
  type ComponentResult,
  ENGINE_VERSION,
  type EnginePart,
  type CalculatedFigure,
} from './calculation';
import { figureQuality } from './data-quality';
import { digits, exact, microKgOf, sum } from './exact';
import type { FactorLibrary } from './published/factor';
import { type FactorTexts, factorTexts } from './published/factor-label';

/** The fields of an emission calculation that the engine fills; `activity_id` and `used` are the caller's. */
export interface CalculationRow {
  readonly CO2: number | null;
  readonly units: 'kg';
  readonly method: CalcMethod;
  readonly from: number;
  readonly to: number;
  readonly basis: number | null;
  readonly basis_units: string;
  readonly scope: Scope;
  readonly subject: string;
  readonly inputs: CalcInput[];
  readonly source: string | null;
  readonly component: Component;
  readonly scope2_basis: Scope2Basis | null;
  readonly scope3_category: number | null;
  readonly co2_ug: number | null;
  readonly exact_kg: string | null;
  readonly factor: string | null;
  readonly factor_units: string | null;
  readonly factor_id: string | null;
  readonly factor_set: string | null;
  readonly factor_year: number | null;
  readonly factor_label: string | null;
  readonly region_used: string | null;
  readonly gases: GasSplit | null;
  readonly parts: EnginePart[] | null;
  readonly calc_basis: string | null;
  readonly calc_units: string | null;
  readonly note: string | null;
  readonly data_quality: number | null;
  readonly engine_version: string;
  readonly input_hash: string;
  readonly err_msg: string | null;
  /** Structured form of `err_msg`, from which screens word it in the reader's language. */
  readonly problem: CalcProblem | null;
}

/** A stored row. Engine 1 stored no subject and no inputs, only the product of the inputs. */
export type StoredRow = Omit<CalculationRow, 'subject' | 'inputs' | 'problem'> & {
  readonly subject: string | null;
  readonly inputs: CalcInput[] | null;
  readonly problem?: CalcProblem | null;
};

/** Returns the hex SHA-256 of a text. The caller passes it in so that the engine itself does no I/O. */
export type Hash = (text: string) => string;

/** Returns the row to store for a result; `input_hash` is the hash of its other fields, `problem` excepted. */
export function calculationRow(result: ComponentResult, library: FactorLibrary, hash: Hash): CalculationRow {
  const row = unsealedRow(result, library);
  row.input_hash = hash(sealText(row));
  return row;
}

type UnsealedRow = Omit<CalculationRow, 'input_hash'> & { input_hash: string };

/**
 * Returns the row with an empty `input_hash`. Built as one literal: spreading three objects into one took most of the
 * time of a recalculation.
 */
export function unsealedRow(result: ComponentResult, library: FactorLibrary): UnsealedRow {
  const { outcome } = result;
  const figure: Figure = 'err' in outcome ? NO_FIGURE : figureOf(result, outcome, library);
  return {
    CO2: figure.CO2,
    units: 'kg',
    method: result.method,
    from: result.from,
    to: result.to,
    basis: result.amount,
    basis_units: result.amountUnits,
    scope: result.scope,
    subject: result.subject,
    inputs: [...result.inputs],
    source: figure.source,
    component: result.component,
    scope2_basis: result.scope2_basis,
    scope3_category: result.scope3_category,
    co2_ug: figure.co2_ug,
    exact_kg: figure.exact_kg,
    factor: figure.factor,
    factor_units: figure.factor_units,
    factor_id: figure.factor_id,
    factor_set: figure.factor_set,
    factor_year: figure.factor_year,
    factor_label: figure.factor_label,
    region_used: result.region || null,
    gases: figure.gases,
    parts: figure.parts,
    calc_basis: figure.calc_basis,
    calc_units: figure.calc_units,
    note: figure.note,
    data_quality: figure.data_quality,
    engine_version: ENGINE_VERSION,
    input_hash: '',
    err_msg: 'err' in outcome ? problemText(outcome.err) : null,
    problem: 'err' in outcome ? outcome.err : null,
  };
}

const NO_FIGURE = {
  CO2: null,
  source: null,
  co2_ug: null,
  exact_kg: null,
  factor: null,
  factor_units: null,
  factor_id: null,
  factor_set: null,
  factor_year: null,
  factor_label: null,
  gases: null,
  parts: null,
  calc_basis: null,
  calc_units: null,
  note: null,
  data_quality: null,
} as const satisfies Partial<CalculationRow>;

type Figure = Pick<CalculationRow, keyof typeof NO_FIGURE>;

function figureOf(
  result: ComponentResult,
  { parts, gases, note, yearLabel }: CalculatedFigure,
  library: FactorLibrary,
): Figure {
  const only = parts.length === 1 ? parts[0] : undefined;
  const exact_kg = only?.kg ?? total(parts, 'kg');
  const co2_ug = microKgOf(exact_kg);
  const labels = labelsOf(parts, library);
  return {
    CO2: kgOf(co2_ug),
    source: labels.source,
    co2_ug,
    exact_kg,
    factor: only?.factor ?? null,
    factor_units: `kg CO₂e/${result.unit}`,
    factor_id: only?.factor_id ?? null,
    factor_set: labels.set,
    factor_year: only?.factor_year ?? null,
    factor_label: short(yearLabel ? `${labels.label} (${yearLabel})` : labels.label, 300),
    gases,
    parts: [...parts],
    calc_basis: only?.quantity ?? total(parts, 'quantity'),
    calc_units: result.unit,
    note,
    data_quality: figureQuality(result),
  };
}

const total = (parts: readonly EnginePart[], name: 'kg' | 'quantity') =>
  digits(sum(parts.map((part) => exact(part[name]))));

/** Returns source, set and label of a row's factors. The texts of a single factor, the usual case, are cached. */
function labelsOf(parts: readonly EnginePart[], library: FactorLibrary): FactorTexts {
  const [only] = parts;
  if (only && parts.length === 1) return factorTexts(only.factor_id, library);
  const words = parts.map(({ factor_id }) => factorTexts(factor_id, library));
  return {
    source: short(distinct(words.map(({ source }) => source)), 300),
    set: short(distinct(words.map(({ set }) => set)), 120),
    label: distinct(words.map(({ label }) => label)),
  };
}

/** Separates the texts of several factors in one row. */
export const FACTOR_SEPARATOR = '; ';

const distinct = (words: readonly string[]): string => [...new Set(words)].join(FACTOR_SEPARATOR);

const short = (words: string, max: number): string => (words.length <= max ? words : `${words.slice(0, max - 1)}…`);

type Nested = 'input_hash' | 'gases' | 'parts' | 'inputs' | 'subject';

/** Fields left out of the seal: `problem` repeats `err_msg`, and rows stored before it existed keep their seals. */
type Derived = 'problem';

/** The flat fields of a row in the order in which they are sealed. Never reorder them: stored seals depend on it. */
const FIELDS = [
  'component',
  'scope',
  'scope2_basis',
  'scope3_category',
  'method',
  'from',
  'to',
  'basis',
  'basis_units',
  'calc_basis',
  'calc_units',
  'region_used',
  'factor',
  'factor_units',
  'factor_id',
  'factor_set',
  'factor_year',
  'factor_label',
  'source',
  'exact_kg',
  'CO2',
  'units',
  'co2_ug',
  'note',
  'data_quality',
  'engine_version',
  'err_msg',
] as const satisfies readonly Exclude<keyof CalculationRow, Nested | Derived>[];

/** Fails to compile when a row gains a field that the seal does not cover. */
type Unsealed = Exclude<keyof CalculationRow, (typeof FIELDS)[number] | Nested | Derived>;
const _everyFieldIsSealed: Unsealed extends never ? true : never = true;

/**
 * Returns the text whose SHA-256 is the `input_hash`: a JSON array of the fields above, then the gases, the parts and,
 * since engine 2, the subject and the inputs. It does not depend on the key order of the stored record.
 */
export function sealText(row: Omit<StoredRow, 'input_hash'>): string {
  const { gases, parts, inputs, subject } = row;
  const sealed: unknown[] = [];
  for (const name of FIELDS) sealed.push(row[name] ?? null);
  sealed.push(
    gases && [gases.co2, gases.ch4, gases.n2o],
    parts?.map((part) => [
      part.from,
      part.to,
      part.days,
      part.quantity,
      part.factor_id,
      part.factor_year,
      part.factor,
      part.kg,
    ]) ?? null,
  );
  if (inputs)
    sealed.push(
      subject,
      inputs.map(({ label, value, units, as, use }) => [label, value, units, as, use]),
    );
  return JSON.stringify(sealed);
}
