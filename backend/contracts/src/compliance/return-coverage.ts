import { inclusiveDays } from '../formats/days';

/** The scopes that a return can state. */
export const RETURN_SCOPES = ['scope_1', 'scope_2', 'scope_3'] as const;
export type ReturnScope = (typeof RETURN_SCOPES)[number];

/** Categories of scope 3 that its figure holds. Only upstream ones (1 to 8) belong to what a customer buys. */
export const SCOPE3_COVERAGES = ['upstream', 'upstream_and_downstream', 'some'] as const;

/** What a return states, as far as its coverage goes. */
export interface StatedReturn {
  readonly period_start: number;
  readonly period_end: number;
  readonly scope1_co2: number | null;
  readonly scope2_co2: number | null;
  readonly scope3_co2: number | null;
  readonly scopes_included: readonly string[] | null;
  readonly scope3_coverage: (typeof SCOPE3_COVERAGES)[number] | null;
}

export const SCOPE_FIGURES = {
  scope_1: 'scope1_co2',
  scope_2: 'scope2_co2',
  scope_3: 'scope3_co2',
} as const satisfies Record<ReturnScope, keyof StatedReturn>;

/** Financial years of 52 weeks are whole years. */
const WHOLE_YEAR = 364;

/** The scopes with a figure in the total: among those that were chosen, where any were. */
export function coveredScopes(stated: Omit<StatedReturn, 'period_start' | 'period_end' | 'scope3_coverage'>) {
  const chosen = stated.scopes_included ?? [];
  return RETURN_SCOPES.filter(
    (scope) => stated[SCOPE_FIGURES[scope]] !== null && (chosen.length === 0 || chosen.includes(scope)),
  );
}

/** Why a return alone does not say what a purchase caused; null where it does. */
export type CoverageGap = 'scopes' | 'upstream' | 'downstream' | 'year';

export function coverageGap(stated: StatedReturn): CoverageGap | null {
  if (coveredScopes(stated).length < RETURN_SCOPES.length) return 'scopes';
  if (stated.scope3_coverage === 'some') return 'upstream';
  if (stated.scope3_coverage === 'upstream_and_downstream') return 'downstream';
  return inclusiveDays(stated.period_start, stated.period_end) < WHOLE_YEAR ? 'year' : null;
}
