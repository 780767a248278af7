import Big from 'big.js';
import { RETURN_SCOPES } from '@lichen/contracts/compliance/partner-return.entity';
import { yearOf } from '@lichen/contracts/formats/days';

const PLACES = 6;

type ReturnScope = (typeof RETURN_SCOPES)[number];

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

const FIELDS: Readonly<Record<ReturnScope, 'scope1_co2' | 'scope2_co2' | 'scope3_co2'>> = {
  scope_1: 'scope1_co2',
  scope_2: 'scope2_co2',
  scope_3: 'scope3_co2',
};

/** The scopes that count: those that were chosen, or else every one with a figure. */
function scopesOf(figures: ReturnFigures): readonly ReturnScope[] {
  const chosen = figures.scopes_included ?? [];
  return RETURN_SCOPES.filter((scope) =>
    chosen.length > 0 ? chosen.includes(scope) : figures[FIELDS[scope]] !== null,
  );
}

/** Sum of the scopes that count; none without a figure. */
export function totalOf(figures: ReturnFigures): number | null {
  const parts = scopesOf(figures)
    .map((scope) => figures[FIELDS[scope]])
    .filter((part) => part !== null);
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum.plus(part), new Big(0)).toNumber();
}

/** Share of a buyer: the total in proportion to its spend of the partner's revenue. */
export function shareOf(figures: ReturnFigures): number | null {
  const total = totalOf(figures);
  const { spend, revenue } = figures;
  if (total === null || spend === null || revenue === null || revenue === 0) return null;
  return new Big(total).times(spend).div(revenue).round(PLACES, Big.roundHalfUp).toNumber();
}

/** The year that most days of the period belong to, for returns that are not of a calendar year. */
export const returnYear = ({ period_start, period_end }: ReturnFigures): number =>
  yearOf(period_start + (period_end - period_start) / 2);
