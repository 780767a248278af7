import { problem } from '@lichen/contracts/activities/calculation-problems';
import { yearOf } from '@lichen/contracts/formats/days';
import type { CalculationContext, Calculator, ComponentResult } from '../calculation';
import { ZERO } from '../exact';
import { notFound } from '../factor-choice';
import { resultOf } from '../from-factors';
import { NOTES } from '../explanation/notes';
import { SUPPLIER_FIGURE } from '../parts';
import { countryRegions } from '../regions';
import { type Purchase, purchaseScope, SUBJECT } from './purchase';
import { amountInputs, byMass } from './purchase-by-mass';
import { byRevenue, bySpend } from './purchase-by-money';
import { statedFigure } from './stated-figure';

const SUPPLIERS_OWN = 1;
const SPEND = 4;

function bySupplier(purchase: Purchase, from: number): ComponentResult | null {
  const { co2_type, co2, co2_units, includes_transmission: isCarried } = purchase;
  if (co2_type !== 'supplier' || co2 === null) return null;
  const figure = {
    ...{ subject: SUBJECT, from, to: from, amount: co2, units: co2_units ?? 'kg', id: SUPPLIER_FIGURE },
    method: 'supplier',
    data_quality: SUPPLIERS_OWN,
    note: isCarried === false ? NOTES.withoutTransport : null,
  } as const;
  return statedFigure(figure, purchaseScope(purchase));
}

/** Nothing that a figure could be made of: the reader has to say more. */
function unknown(purchase: Purchase, from: number, context: CalculationContext): ComponentResult {
  const subject = context.goods?.product?.name ?? SUBJECT;
  const use = { subject: SUBJECT, from, to: from, quantity: ZERO, units: 't', inputs: [], data_quality: SPEND };
  const err =
    purchase.method === 'revenue'
      ? problem('noReturn', { year: String(yearOf(from)) })
      : notFound(subject, countryRegions(context)[0] ?? '', from);
  return resultOf(use, purchaseScope(purchase), '', 't', { err });
}

/** Every method that applies, the best first; the one that the purchase asks for before the others. */
export const purchasedGoods: Calculator = (activity, context) => {
  const purchase = activity as unknown as Purchase;
  const { from, method } = purchase;
  if (from === null) return [];
  const results = [
    bySupplier(purchase, from),
    byRevenue(purchase, from, context),
    byMass(purchase, from, context),
    bySpend(purchase, from, context),
  ].filter((result) => result !== null);
  const inputs = amountInputs(purchase);
  const measured = inputs.length > 0 && purchase.units ? { measured: { inputs, units: purchase.units } } : {};
  if (results.length === 0) return [{ ...unknown(purchase, from, context), ...measured }];
  const isAsked = (result: ComponentResult) => result.method === method;
  const sorted = [...results.filter(isAsked), ...results.filter((result) => !isAsked(result))];
  return purchase.material ? sorted : sorted.map((result) => ({ ...result, ...measured }));
};
