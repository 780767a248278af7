import { isAssured, type StatedAssurance } from './return-assurance';
import { inclusiveDays, yearOf } from '../formats/days';

/** The scopes that a return can state. */
export const RETURN_SCOPES = ['scope_1', 'scope_2', 'scope_3'] as const;
export type ReturnScope = (typeof RETURN_SCOPES)[number];

/** The categories that the scope 3 figure covers. Only upstream ones (1 to 8) belong to the emissions of a purchase. */
export const SCOPE3_COVERAGES = ['upstream', 'upstream_and_downstream', 'some'] as const;

/** The fields of a return that decide its coverage. */
export interface StatedReturn extends Partial<StatedAssurance> {
  readonly period_start: number;
  readonly period_end: number;
  readonly scope1_co2: number | null;
  readonly scope2_co2: number | null;
  readonly scope3_co2: number | null;
  readonly scopes_included: readonly string[] | null;
  readonly scope3_coverage: (typeof SCOPE3_COVERAGES)[number] | null;
  readonly revenue: number | null;
  /** This company's spend with the partner, in the currency of `revenue`. */
  readonly spend?: number | null;
}

/** Field of a return that holds the figure of a scope. */
export const SCOPE_FIGURES = {
  scope_1: 'scope1_co2',
  scope_2: 'scope2_co2',
  scope_3: 'scope3_co2',
} as const satisfies Record<ReturnScope, keyof StatedReturn>;

/** Days of a whole year: financial years of 52 or 53 weeks count. */
const YEAR_DAYS = { least: 364, most: 371 };

type StatedScopes = Pick<StatedReturn, 'scope1_co2' | 'scope2_co2' | 'scope3_co2' | 'scopes_included'>;

/** Returns the scopes that have a figure and, if scopes were chosen, are among them. */
export function coveredScopes(stated: StatedScopes) {
  const chosen = stated.scopes_included ?? [];
  return RETURN_SCOPES.filter(
    (scope) => stated[SCOPE_FIGURES[scope]] !== null && (chosen.length === 0 || chosen.includes(scope)),
  );
}

/** True if the period has at least one day in the year. */
export const touchesYear = ({ period_start, period_end }: Period, year: number): boolean =>
  yearOf(period_start) <= year && year <= yearOf(period_end);

type Period = Pick<StatedReturn, 'period_start' | 'period_end'>;

/** True if spend exceeds revenue. A customer cannot buy more than was sold, so one of the figures is wrong. */
export const isSpendAboveRevenue = ({ spend = null, revenue }: Pick<StatedReturn, 'spend' | 'revenue'>): boolean =>
  spend !== null && revenue !== null && spend > revenue;

/** Reason why a return cannot be used on its own for a purchase. */
export type CoverageGap = 'scopes' | 'zero' | 'zeroUpstream' | 'upstream' | 'downstream' | 'year' | 'years' | 'revenue';

/** True if every scope is stated as zero, which is more often an unanswered question than a company without emissions. */
const isZeroThroughout = (stated: StatedReturn): boolean =>
  RETURN_SCOPES.every((scope) => stated[SCOPE_FIGURES[scope]] === 0);

/**
 * Returns the first gap that applies, or null if the return covers a purchase on a day of its period. The year that it
 * is named after does not matter.
 */
export function coverageGap(stated: StatedReturn): CoverageGap | null {
  if (coveredScopes(stated).length < RETURN_SCOPES.length) return 'scopes';
  if (isZeroThroughout(stated) && !isAssured(stated)) return 'zero';
  // Whoever sells something has bought something: a zero here is a question that was left unanswered.
  if (stated.scope3_co2 === 0 && !isAssured(stated)) return 'zeroUpstream';
  if (stated.scope3_coverage === 'some') return 'upstream';
  if (stated.scope3_coverage === 'upstream_and_downstream') return 'downstream';
  const days = inclusiveDays(stated.period_start, stated.period_end);
  if (days < YEAR_DAYS.least) return 'year';
  if (days > YEAR_DAYS.most) return 'years';
  return isSpendAboveRevenue(stated) ? 'revenue' : null;
}
