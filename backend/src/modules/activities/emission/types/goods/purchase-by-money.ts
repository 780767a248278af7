import { type CoverageGap, coverageGap, coveredScopes } from '@lichen/contracts/compliance/return-coverage';
import { yearOf } from '@lichen/contracts/formats/days';
import type { CalculationContext, ComponentResult } from '../../calculation';
import { convert } from '../../conversion';
import { QUALITY, returnQuality } from '../../data-quality';
import { digits, exact, ZERO } from '../../exact';
import { joined, NOTES } from '../../explanation/notes';
import { figureFromPortions, resultOf } from '../../published/from-factors';
import { productOf, infoInput } from '../../inputs';
import { ANNUAL_RETURN } from '../../parts';
import { SUPPLIER_INPUTS } from '../../supplier-figures';
import { type Purchase, purchaseScope, SUBJECT } from './purchase';
import { assuranceOf, bestReturn } from './supplier-return';
import { convertCurrency, spendFigure, withRateYears } from './spend';

const QUALITY_NOTES = {
  verified: NOTES.returnVerified,
  reported: NOTES.returnReported,
  estimated: NOTES.returnEstimated,
} as const;

const COVERAGE_NOTES = {
  scopes: NOTES.returnScopes,
  zero: NOTES.returnZero,
  zeroUpstream: NOTES.returnZeroUpstream,
  upstream: NOTES.returnUpstream,
  downstream: NOTES.returnDownstream,
  year: NOTES.returnYear,
  years: NOTES.returnYears,
  revenue: NOTES.returnRevenue,
} as const;

/** Problems of gaps that have words of their own. */
const GAP_PROBLEMS: Partial<Record<CoverageGap, NonNullable<ComponentResult['onlyByChoice']>>> = {
  revenue: 'revenueTooLow',
  zero: 'returnZero',
};

/**
 * Returns the supplier's emissions divided by its revenue of the period that the purchase lies in, times the cost in the
 * currency of the return. It counts only by choice if the return leaves out upstream emissions, includes others, or
 * states a revenue below all purchases of its period.
 */
export function byRevenue(purchase: Purchase, from: number, { goods }: CalculationContext): ComponentResult | null {
  const { cost, method } = purchase;
  const returned = bestReturn(goods?.returns ?? [], from, cost?.currency);
  if (!cost || cost.amount <= 0 || !returned?.revenue || !returned.currency) return null;
  const { _id, total_co2, co2_units, revenue, quality, currency } = returned;
  const use = { subject: SUBJECT, from, to: from, units: currency };
  const spent = convertCurrency(cost, currency, yearOf(from), goods?.rates);
  const place = purchaseScope(purchase);
  if ('err' in spent) {
    // A missing exchange rate is reported only if the purchase chose this method.
    if (method !== 'revenue') return null;
    const none = { ...use, data_quality: returnQuality(returned), quantity: ZERO, inputs: [] };
    return { ...resultOf(none, place, '', currency, spent), method: 'revenue' };
  }
  const quantity = productOf(spent.inputs) ?? ZERO;
  const bought = quantity.plus(goods?.boughtBeside?.get(_id) ?? ZERO);
  const gap = coverageGap(returned) ?? (bought.gt(exact(revenue)) ? 'revenue' : null);
  const data_quality = gap ? QUALITY.estimate : returnQuality(returned);
  const kg = convert(exact(total_co2 ?? 0), co2_units, 'kg') ?? ZERO;
  const inputs = [
    ...spent.inputs,
    infoInput(SUPPLIER_INPUTS.emissions, digits(exact(total_co2 ?? 0)), co2_units),
    infoInput(SUPPLIER_INPUTS.revenue, digits(exact(revenue)), currency),
    infoInput('Quality of the return', quality),
    ...assuranceOf(returned),
    infoInput('Scopes of the return', coveredScopes(returned).map(numberOf).join(', ')),
  ];
  const year = returned.year ?? yearOf(returned.period_start);
  const multiplier = { id: `${ANNUAL_RETURN}${_id}`, value: digits(kg.div(revenue)), year, gases: null };
  const late = spent.labels.some(Boolean) && NOTES.earlierRates;
  const note = joined([QUALITY_NOTES[quality], gap && COVERAGE_NOTES[gap], late]);
  const outcome = figureFromPortions([{ from, to: from, quantity, multiplier }], note);
  const result = {
    ...withRateYears(resultOf({ ...use, data_quality, quantity, inputs }, place, '', currency, outcome), spent.labels),
    method: 'revenue',
  } as const;
  return !gap || method === 'revenue' ? result : { ...result, onlyByChoice: GAP_PROBLEMS[gap] ?? 'returnNotWhole' };
}

const numberOf = (scope: string): string => scope.slice('scope_'.length);

/** Returns the cost times the factor of the supplier's industry. */
export const bySpend = (purchase: Purchase, from: number, context: CalculationContext): ComponentResult | null =>
  spendFigure(
    {
      ...{ subject: SUBJECT, from, to: from, data_quality: QUALITY.rough },
      ...{
        cost: purchase.cost,
        industry: purchase.spend_category,
        isWithoutMargins: purchase.without_margins ?? false,
      },
      vatRate: purchase.vat_rate ?? null,
    },
    purchaseScope(purchase),
    context,
  );
