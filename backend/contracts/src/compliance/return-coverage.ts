import { DAY, inclusiveDays, yearBounds, yearOf } from '../formats/days';

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
  /** The calendar year whose purchases it is taken for. */
  readonly year: number | null;
  readonly revenue: number | null;
  /** What the company itself bought, in the same currency. */
  readonly spend?: number | null;
}

export const SCOPE_FIGURES = {
  scope_1: 'scope1_co2',
  scope_2: 'scope2_co2',
  scope_3: 'scope3_co2',
} as const satisfies Record<ReturnScope, keyof StatedReturn>;

/** Financial years of 52 and of 53 weeks are whole years. */
const YEAR_DAYS = { least: 364, most: 371 };

/** A financial year goes by either of its calendar years; one that holds less of it than a quarter is another year. */
const DAYS_OF_YEAR = 90;

type StatedScopes = Pick<StatedReturn, 'scope1_co2' | 'scope2_co2' | 'scope3_co2' | 'scopes_included'>;

/** The scopes with a figure in the total: among those that were chosen, where any were. */
export function coveredScopes(stated: StatedScopes) {
  const chosen = stated.scopes_included ?? [];
  return RETURN_SCOPES.filter(
    (scope) => stated[SCOPE_FIGURES[scope]] !== null && (chosen.length === 0 || chosen.includes(scope)),
  );
}

/** True where the period has a day in the year. */
export const touchesYear = ({ period_start, period_end }: Period, year: number): boolean =>
  yearOf(period_start) <= year && year <= yearOf(period_end);

type Period = Pick<StatedReturn, 'period_start' | 'period_end'>;

/** Days of the period that lie in the year; none or less than none where it lies outside. */
function daysWithin({ period_start, period_end }: Period, year: number): number {
  const { from, to } = yearBounds(year);
  return Math.floor((Math.min(period_end, to) - Math.max(period_start, from)) / DAY) + 1;
}

/** A customer cannot have bought more than was sold: one of the two figures is wrong. */
export const isSpendAboveRevenue = ({ spend = null, revenue }: Pick<StatedReturn, 'spend' | 'revenue'>): boolean =>
  spend !== null && revenue !== null && spend > revenue;

/** Why a return alone does not say what a purchase caused; null where it does. */
export type CoverageGap = 'scopes' | 'upstream' | 'downstream' | 'year' | 'years' | 'otherYear' | 'revenue';

export function coverageGap(stated: StatedReturn): CoverageGap | null {
  if (coveredScopes(stated).length < RETURN_SCOPES.length) return 'scopes';
  if (stated.scope3_coverage === 'some') return 'upstream';
  if (stated.scope3_coverage === 'upstream_and_downstream') return 'downstream';
  const days = inclusiveDays(stated.period_start, stated.period_end);
  if (days < YEAR_DAYS.least) return 'year';
  if (days > YEAR_DAYS.most) return 'years';
  if (stated.year !== null && daysWithin(stated, stated.year) < DAYS_OF_YEAR) return 'otherYear';
  return isSpendAboveRevenue(stated) ? 'revenue' : null;
}
