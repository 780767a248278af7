import Big from 'big.js';
import { coveredScopes, SCOPE_FIGURES } from '@lichen/contracts/compliance/return-coverage';
import { yearOf } from '@lichen/contracts/formats/days';

const PLACES = 6;

/** Inputs of a return's figures. */
export interface ReturnFigures {
  period_start: number;
  period_end: number;
  revenue: number | null;
  spend: number | null;
  scope1_co2: number | null;
  scope2_co2: number | null;
  scope3_co2: number | null;
  scopes_included: readonly string[] | null;
}

/** Returns the sum of the covered scopes, in the unit of the return; null without a figure. */
export function totalOf(figures: ReturnFigures): number | null {
  const parts = coveredScopes(figures)
    .map((scope) => figures[SCOPE_FIGURES[scope]])
    .filter((part) => part !== null);
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum.plus(part), new Big(0)).toNumber();
}

/** Returns the buyer's share: total × spend ÷ revenue, rounded to six decimals; null if one of them is missing. */
export function shareOf(figures: ReturnFigures): number | null {
  const total = totalOf(figures);
  const { spend, revenue } = figures;
  if (total === null || spend === null || revenue === null || revenue === 0) return null;
  return new Big(total).times(spend).div(revenue).round(PLACES, Big.roundHalfUp).toNumber();
}

/** Returns the year that most days of the period belong to, for periods that are not calendar years. */
export const returnYear = ({ period_start, period_end }: ReturnFigures): number =>
  yearOf(period_start + (period_end - period_start) / 2);
