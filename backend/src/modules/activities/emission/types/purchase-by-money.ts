import { yearOf } from '@lichen/contracts/formats/days';
import type { CalculationContext, ComponentResult } from '../calculation';
import { convert } from '../conversion';
import { digits, exact, ZERO } from '../exact';
import type { SupplierReturn } from '../goods-circumstances';
import { figureFromPortions, resultOf } from '../from-factors';
import { productOf, infoInput } from '../inputs';
import { ANNUAL_RETURN } from '../parts';
import { SUPPLIER_INPUTS } from '../supplier-figures';
import { type Purchase, purchaseScope, SUBJECT } from './purchase';
import { convertCurrency, spendFigure } from './spend';

const BY_REVENUE = 3;
const BY_SPEND = 4;

/** The supplier's emissions by its revenue of the same year, times what was spent, in the currency of the return. */
export function byRevenue(purchase: Purchase, from: number, { goods }: CalculationContext): ComponentResult | null {
  const { cost, method } = purchase;
  const year = yearOf(from);
  const returns = goods?.returns?.filter((one) => one.year === year && isComplete(one)) ?? [];
  const returned = returns.find(({ currency }) => currency === cost?.currency) ?? returns[0];
  if (!cost || cost.amount <= 0 || !returned?.revenue || !returned.currency) return null;
  const { _id, total_co2, co2_units, revenue, quality, currency } = returned;
  const use = { subject: SUBJECT, from, to: from, units: currency, data_quality: BY_REVENUE };
  const spent = convertCurrency(cost, currency, year, goods?.rates);
  const place = purchaseScope(purchase);
  if ('err' in spent) {
    // A missing rate is worth a word only to who asked for this method.
    if (method !== 'revenue') return null;
    return { ...resultOf({ ...use, quantity: ZERO, inputs: [] }, place, '', currency, spent), method: 'revenue' };
  }
  const kg = convert(exact(total_co2 ?? 0), co2_units, 'kg') ?? ZERO;
  const inputs = [
    ...spent.inputs,
    infoInput(SUPPLIER_INPUTS.emissions, digits(exact(total_co2 ?? 0)), co2_units),
    infoInput(SUPPLIER_INPUTS.revenue, digits(exact(revenue)), currency),
    infoInput('Quality of the return', quality),
  ];
  const quantity = productOf(spent.inputs) ?? ZERO;
  const multiplier = { id: `${ANNUAL_RETURN}${_id}`, value: digits(kg.div(revenue)), year, gases: null };
  const outcome = figureFromPortions([{ from, to: from, quantity, multiplier }], null);
  return { ...resultOf({ ...use, quantity, inputs }, place, '', currency, outcome), method: 'revenue' };
}

const isComplete = ({ currency, revenue, total_co2 }: SupplierReturn) =>
  currency !== null && total_co2 !== null && revenue !== null && revenue > 0;

/** Money times the factor of the supplier's industry. */
export const bySpend = (purchase: Purchase, from: number, context: CalculationContext): ComponentResult | null =>
  spendFigure(
    {
      ...{ subject: SUBJECT, from, to: from, data_quality: BY_SPEND },
      ...{ cost: purchase.cost, industry: purchase.spend_category, isProducerPrice: purchase.producer_price ?? false },
    },
    purchaseScope(purchase),
    context,
  );
