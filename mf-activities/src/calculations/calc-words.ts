import { isCounted, isInScopes, isLive, isMain } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { kilograms, sumOf } from '@lichen/kit';

/** A stored calculation of one component of an activity, on one basis. */
export type Calc = RecordOf<typeof emissionCalc>;
type Named = Pick<Calc, 'method' | 'component' | 'scope2_basis'>;

/** English labels of the components; dictionary keys. */
export const COMPONENTS: Record<Calc['component'], string> = {
  direct: 'Direct',
  td: 'Transmission & distribution losses',
  wtt: 'Upstream (well-to-tank)',
  wtt_td: 'Upstream of transmission & distribution losses',
  biogenic: 'Biogenic, outside scopes',
  non_kyoto: 'Other gases, outside scopes',
};

/** English labels of the scope 2 methods; dictionary keys. */
export const BASES: Record<NonNullable<Calc['scope2_basis']>, string> = {
  location: 'Location-based',
  market: 'Market-based',
};

export const METHOD_WORDS: Record<NonNullable<Calc['method']>, string> = {
  supplier: 'Supplier-specific',
  manual: 'Manual entry',
  factor: 'Emission factor',
  revenue: 'Supplier revenue',
};

/** Label of a figure's method; a custom calculation may have none. */
export const methodName = (method: Calc['method']): string =>
  method === null ? 'Stated figure' : METHOD_WORDS[method];

/** Label of a row: the basis for scope 2, the component for the rest. */
export function calcName({ method, component, scope2_basis }: Named): string {
  if (method !== 'factor') return methodName(method);
  return component === 'direct' && scope2_basis ? BASES[scope2_basis] : COMPONENTS[component];
}

/** Returns the kilograms of a row; exact where the engine stored exact kilograms. */
export const calcKg = ({ CO2, units, exact_kg }: Pick<Calc, 'CO2' | 'units' | 'exact_kg'>): string | null =>
  exact_kg === null || exact_kg === undefined ? kilograms(CO2, units) : String(exact_kg);

/** True if a user stated the figure rather than the engine calculating it. */
export const isStated = ({ engine_version }: Pick<Calc, 'engine_version'>): boolean => !engine_version;

/** Returns the name of the partner behind a figure, which the answer includes besides its id. */
export const partnerName = (calc: Calc & { partner?: { name: string } | null }): string | null =>
  calc.partner?.name ?? null;

/** Returns the source of a figure: its publisher, or the partner and the reason of a stated one. */
export const sourceOf = (calc: Calc): string =>
  calc.source ?? [partnerName(calc), calc.reason].filter(Boolean).join(' · ');

/** Sort key: scope, then location-based before market-based, then component. */
const lineOf = ({ scope, scope2_basis, component }: Calc) => `${scope} ${scope2_basis ?? ''} ${component}`;

/** Returns the current rows, sorted; replaced rows are left out. */
export const currentCalcs = (rows: readonly Calc[]): Calc[] =>
  rows.filter(isLive).sort((a, b) => lineOf(a).localeCompare(lineOf(b)) || Number(b.used) - Number(a.used));

/** Returns the main row of the headline, otherwise the first used row. */
export const mainCalc = (rows: readonly Calc[]): Calc | undefined =>
  currentCalcs(rows).find(isMain) ?? currentCalcs(rows).find(({ used }) => used);

/** Returns the rows that the headline adds up. */
export const headlineCalcs = (rows: readonly Calc[]): Calc[] =>
  currentCalcs(rows).filter((row) => isCounted(row) && isInScopes(row));

/** Returns the exact sum of the rows in kilograms. */
export const headlineKg = (rows: readonly Calc[]): string | null => sumOf(rows.map(calcKg));
