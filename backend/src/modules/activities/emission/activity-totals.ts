import { COMPONENTS, type Scope, SCOPES } from '@lichen/contracts/activities/inventory-line';
import type { CalcProblem } from '@lichen/contracts/activities/calculation-problems';
import {
  type CountableRow,
  isMarketBased,
  isMemo,
  isReported,
  lacksFigure,
} from '@lichen/contracts/activities/calculations/counted-calculations';
import type { ActivityCalc } from '@lichen/contracts/activities/types/shared/activity-fields';
import { kgOf } from '@lichen/contracts/formats/mass';
import type { CalculationRow } from './calculation-row';

/** Fields of a stored calculation row that the totals need. */
export type TotalledRow = CountableRow & Pick<CalculationRow, 'scope' | 'co2_ug' | 'err_msg' | 'problem'>;

/** Totals that are stored with an activity, in micrograms of CO₂e, and why there are none. */
export interface ActivityTotals {
  readonly scope1_ug: number;
  readonly scope2_ug: number;
  readonly scope3_ug: number;
  readonly market_ug: number | null;
  readonly err_msg: string | null;
  readonly problem: CalcProblem | null;
  readonly invalid: boolean;
}

/**
 * Returns the totals of the rows that are reported, in 10⁻⁶ kg. Market-based scope 2 has its own sum and is in no other
 * total. `err_msg` and `problem` are those of the first row without a figure, which lacks nothing outside the scopes: the
 * fuel of a journey counts in its place.
 */
export function activityTotalsOf(rows: readonly TotalledRow[]): ActivityTotals {
  const reported = rows.filter(isReported);
  const counted = reported.filter((row) => !isMarketBased(row));
  const market = reported.filter((row) => isMarketBased(row) && row.co2_ug !== null);
  const of = (scope: Scope) => total(counted.filter((row) => row.scope === scope));
  const without = firstOf(reported.filter(lacksFigure));
  return {
    scope1_ug: of('scope_1'),
    scope2_ug: of('scope_2'),
    scope3_ug: of('scope_3'),
    market_ug: market.length === 0 ? null : total(market),
    err_msg: without?.err_msg ?? null,
    problem: without?.problem ?? null,
    invalid: without !== undefined,
  };
}

/**
 * Returns the scope that an activity is listed under: that of its first row that is not a memo. A plug-in hybrid has
 * `direct` rows in two scopes.
 */
export const scopeOf = (rows: readonly Pick<TotalledRow, 'scope' | 'component'>[]): Scope =>
  firstOf(rows.filter((row) => !isMemo(row)))?.scope ?? 'no_scope';

/** Place of a row among those of its activity, by component, then scope. */
const placeOf = ({ component, scope }: Pick<TotalledRow, 'scope' | 'component'>): number =>
  COMPONENTS.indexOf(component) * SCOPES.length + SCOPES.indexOf(scope);

/** Returns the first row by component and scope: rows come in the order in which they were stored. */
const firstOf = <R extends Pick<TotalledRow, 'scope' | 'component'>>([first, ...others]: readonly R[]): R | undefined =>
  others.reduce((best, row) => (best && placeOf(row) >= placeOf(best) ? best : row), first);

/** Integers below 2⁵³ add without loss. */
const total = (rows: readonly TotalledRow[]): number => rows.reduce((sum, { co2_ug }) => sum + (co2_ug ?? 0), 0);

/** Returns the headline figure for lists and the viewer, in kg; `CO2` is null if any reported row lacks a figure. */
export function headlineCalculation(
  headline: ActivityTotals,
  scope: Scope,
  from: number,
  to: number,
): Omit<ActivityCalc, 'note'> {
  const { scope1_ug, scope2_ug, scope3_ug, market_ug, err_msg } = headline;
  return {
    from,
    to,
    scope,
    CO2: err_msg ? null : kgOf(scope1_ug + scope2_ug + scope3_ug),
    market_CO2: kgOf(market_ug),
  };
}
