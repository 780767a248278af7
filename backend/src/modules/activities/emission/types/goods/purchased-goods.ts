import { type CalcProblem, problem } from '@lichen/contracts/activities/calculation-problems';
import { yearOf } from '@lichen/contracts/formats/days';
import type { Calculator, ComponentResult } from '../../calculation';
import { QUALITY } from '../../data-quality';
import { ZERO } from '../../exact';
import { resultOf } from '../../published/from-factors';
import { infoInput, METHOD_REASON, multiplyBy } from '../../inputs';
import { joined, NOTES } from '../../explanation/notes';
import { SUPPLIER_FIGURE } from '../../parts';
import { type Purchase, purchaseScope, SUBJECT } from './purchase';
import { amountInputs, byMass } from './purchase-by-mass';
import { byRevenue, bySpend } from './purchase-by-money';
import { statedFigure } from '../stated-figure';

function bySupplier(purchase: Purchase, from: number): ComponentResult | null {
  const { co2_type, co2, co2_units, includes_transmission: isCarried } = purchase;
  if (co2_type !== 'supplier' || co2 === null) return null;
  const figure = {
    ...{ subject: SUBJECT, from, to: from, amount: co2, units: co2_units ?? 'kg', id: SUPPLIER_FIGURE },
    method: 'supplier',
    data_quality: QUALITY.measured,
    note: isCarried === false ? NOTES.withoutTransport : null,
  } as const;
  return statedFigure(figure, purchaseScope(purchase));
}

/** Returns the field that a purchase lacks when neither its amount nor its cost can be used. */
function unsaid({ material, total_amount, units, cost }: Purchase): CalcProblem {
  if (cost && cost.amount < 0) return problem('refund');
  if (material) return problem(total_amount !== null && !units ? 'noUnit' : 'noQuantity');
  return problem(cost && cost.amount > 0 ? 'noIndustry' : 'noBasis');
}

/** Returns why a return does not count by itself, with the year that it is named after; null for other results. */
function refusal({ onlyByChoice, outcome, from }: ComponentResult): CalcProblem | null {
  const named = 'err' in outcome ? undefined : outcome.parts[0]?.factor_year;
  return onlyByChoice ? problem(onlyByChoice, { year: String(named ?? yearOf(from)) }) : null;
}

/** Returns a result without a figure for a purchase whose data or choice of method is missing. */
function unknown(purchase: Purchase, from: number, refused: CalcProblem | null): ComponentResult {
  const use = {
    subject: SUBJECT,
    from,
    to: from,
    quantity: ZERO,
    units: 't',
    inputs: [],
    data_quality: QUALITY.measured,
  };
  const missing = purchase.method === 'revenue' ? problem('noReturn') : null;
  return resultOf(use, purchaseScope(purchase), '', 't', { err: refused ?? missing ?? unsaid(purchase) });
}

/** Returns the cost as entered, for own factors per unit of money in current prices. */
const spentOn = ({ cost }: Purchase) =>
  cost && cost.amount > 0 ? [{ inputs: [multiplyBy('Cost', cost.amount, cost.currency)], units: cost.currency }] : [];

/** Adds the note and the reason of a chosen method. */
function chosen(result: ComponentResult, { method_reason: reason }: Purchase): ComponentResult {
  const { outcome, inputs } = result;
  if (!reason) return result;
  return {
    ...result,
    inputs: [...inputs, infoInput(METHOD_REASON, reason)],
    outcome: 'err' in outcome ? outcome : { ...outcome, note: joined([NOTES.chosenMethod, outcome.note]) },
  };
}

/**
 * Returns a result per applicable method, the best first: the supplier's figure of the purchase, its return where that
 * covers everything upstream, physical amounts, money. A method that the purchase chooses comes first.
 */
export const purchasedGoods: Calculator = (activity, context) => {
  const purchase = activity as unknown as Purchase;
  const { from, method } = purchase;
  if (from === null) return [];
  const spent = spentOn(purchase);
  const spending = bySpend(purchase, from, context);
  const results = [
    bySupplier(purchase, from),
    byRevenue(purchase, from, context),
    byMass(purchase, from, context),
    spending && { ...spending, measured: spent },
  ].filter((result) => result !== null);
  const inputs = amountInputs(purchase);
  const amount = inputs.length > 0 && purchase.units ? [{ inputs, units: purchase.units }] : [];
  const measured = [...amount, ...spent];
  if (results.every(({ onlyByChoice }) => onlyByChoice))
    return [{ ...unknown(purchase, from, results[0] ? refusal(results[0]) : null), measured }, ...results];
  const isAsked = (result: ComponentResult) => result.method === method;
  const sorted = [
    ...results.filter(isAsked).map((result) => chosen(result, purchase)),
    ...results.filter((result) => !isAsked(result)),
  ];
  return purchase.material ? sorted : sorted.map((result) => ({ ...result, measured }));
};
