import type { Scope } from '@lichen/contracts/activities/activity-fields';
import type { Component, GasSplit, Scope2Basis } from '@lichen/contracts/activities/emission-calc.entity';
import { type ComponentResult, ENGINE_VERSION, type EnginePart, type Made } from './calculation';
import { canonical } from './canonical';
import { digits, exact, microKg, roundedKg, sum } from './exact';
import type { FactorLibrary } from './factor';
import { factorLabel, setLabel, sourceOf } from './factor-label';

/** The fields of an emission calculation that the engine fills; `activity_id` and `used` are the caller's. */
export interface CalculationRow {
  readonly CO2: number | null;
  readonly units: 'kg';
  readonly method: 'factor';
  readonly from: number;
  readonly to: number;
  readonly basis: number;
  readonly basis_units: string;
  readonly scope: Scope;
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
}

/** Hex SHA-256 of a text: comes from outside, so that the engine touches nothing but numbers. */
export type Hash = (text: string) => string;

/** A result as the row that is stored; `input_hash` seals every other field of it. */
export function calculationRow(result: ComponentResult, library: FactorLibrary, hash: Hash): CalculationRow {
  const { outcome } = result;
  const row = {
    ...inputsOf(result),
    ...('err' in outcome ? NO_FIGURE : figureOf(result, outcome, library)),
    engine_version: ENGINE_VERSION,
    err_msg: 'err' in outcome ? outcome.err : null,
  };
  return { ...row, input_hash: hash(canonical(row)) };
}

const inputsOf = (result: ComponentResult) => ({
  units: 'kg' as const,
  method: 'factor' as const,
  from: result.from,
  to: result.to,
  basis: result.amount,
  basis_units: result.amountUnits,
  scope: result.scope,
  component: result.component,
  scope2_basis: result.scope2_basis,
  scope3_category: result.scope3_category,
  region_used: result.region || null,
});

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
};

function figureOf(result: ComponentResult, { parts, gases, note, yearLabel }: Made, library: FactorLibrary) {
  const kg = sum(parts.map((part) => exact(part.kg)));
  const only = parts.length === 1 ? parts[0] : undefined;
  return {
    CO2: roundedKg(kg),
    source: short(distinct(parts.map(({ factor_id }) => sourceOf(factor_id, library))), 300),
    co2_ug: microKg(kg),
    exact_kg: digits(kg),
    factor: only?.factor ?? null,
    factor_units: `kg CO₂e/${result.unit}`,
    factor_id: only?.factor_id ?? null,
    factor_set: short(distinct(parts.map(({ factor_id }) => setLabel(factor_id, library))), 120),
    factor_year: only?.factor_year ?? null,
    factor_label: short(
      [distinct(parts.map(({ factor_id }) => factorLabel(factor_id, library))), yearLabel && `(${yearLabel})`]
        .filter(Boolean)
        .join(' '),
      300,
    ),
    gases,
    parts: [...parts],
    calc_basis: digits(sum(parts.map(({ quantity }) => exact(quantity)))),
    calc_units: result.unit,
    note,
    data_quality: result.data_quality,
  };
}

const distinct = (words: readonly string[]): string => [...new Set(words)].join('; ');

const short = (words: string, max: number): string => (words.length <= max ? words : `${words.slice(0, max - 1)}…`);
