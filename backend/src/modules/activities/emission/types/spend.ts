import { problem } from '@lichen/contracts/activities/calculation-problems';
import { yearOf } from '@lichen/contracts/formats/days';
import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { CalculationContext, ComponentResult, MissingFigure } from '../calculation';
import { type Exact, ZERO } from '../exact';
import type { ListEntry } from '../factor';
import type { Rates } from '../goods-circumstances';
import { fromFactors, type FigureScope, resultOf } from '../from-factors';
import { divideBy, productOf, multiplyBy, infoInput } from '../inputs';
import { joined, NOTES } from '../explanation/notes';
import type { Period } from '../periods';
import { countryRegions } from '../regions';

/** Prices before this are too old for more than a first look. */
const OLD_PRICES = 2015;

/** Money as it was entered. */
export interface Spending {
  readonly currency: string;
  readonly amount: number;
}

/** Money that was spent on an industry. Rate and index are those of the year of its first day. */
interface SpendUse extends Period {
  /** Name of the purchase, for people. */
  readonly subject: string;
  readonly cost: Spending | null;
  /** Code in the list of spend categories. */
  readonly industry: string | null;
  /** Paid to the producer, without the margins of trade and transport. */
  readonly isProducerPrice: boolean;
  readonly data_quality: number;
  /** Said beside the figure, before what the method itself has to say. */
  readonly note?: string;
}

type Industry = ListEntry & {
  readonly region: string;
  readonly currency: string;
  readonly price_year: number;
  readonly producer_item?: string;
};

type Counted = MissingFigure | { inputs: CalcInput[] };

/** Converts a cost into another currency at the mean rate of the year; problem `noRate` when none is loaded. */
export function convertCurrency(cost: Spending, currency: string, year: number, rates: Rates | undefined): Counted {
  const inputs = [multiplyBy('Cost', cost.amount, cost.currency)];
  if (cost.currency === currency) return { inputs };
  const rate = rates?.exchange(cost.currency, currency, year);
  if (!rate) return { err: problem('noRate', { from: cost.currency, to: currency, year: String(year) }) };
  inputs.push(
    rate.isPer
      ? divideBy('Exchange rate', rate.value, `${cost.currency}/${currency}`)
      : multiplyBy('Exchange rate', rate.value, `${currency}/${cost.currency}`),
    infoInput('Source of the rate', rate.source),
  );
  return { inputs };
}

/** A cost in the currency and prices of the factor: converted first, then deflated; a problem without an index. */
function priced(
  cost: Spending,
  year: number,
  industry: Industry,
  rates: Rates | undefined,
): MissingFigure | { inputs: CalcInput[]; quantity: Exact } {
  const { currency, price_year: base } = industry;
  const spent = convertCurrency(cost, currency, year, rates);
  if ('err' in spent) return spent;
  const inputs = [...spent.inputs];
  if (year !== base) {
    const [before, now] = [rates?.priceIndex(currency, base), rates?.priceIndex(currency, year)];
    if (!before || !now) return { err: problem('noIndex', { currency, year: String(before ? year : base) }) };
    inputs.push(
      multiplyBy('Price index of the factor', before.value),
      divideBy('Price index of the purchase', now.value),
    );
    inputs.push(infoInput('Source of the index', now.source));
  }
  return { inputs, quantity: productOf(inputs) ?? ZERO };
}

/** Money times the factor of an industry; null where there is no money, or no such industry. */
export function spendFigure(spend: SpendUse, place: FigureScope, context: CalculationContext): ComponentResult | null {
  const { cost, isProducerPrice, subject, from, to, data_quality } = spend;
  const industry = context.library.entry('spend_categories', spend.industry ?? '') as Industry | undefined;
  if (!cost || cost.amount <= 0 || !industry) return null;
  const { currency, region, price_year, code } = industry;
  const use = { subject, from, to, units: currency, data_quality };
  const found = priced(cost, yearOf(from), industry, context.goods?.rates);
  if ('err' in found) return resultOf({ ...use, quantity: ZERO, inputs: [] }, place, region, currency, found);
  const item = (isProducerPrice && industry.producer_item) || industry.factor_item;
  const inputs = [infoInput('Industry', code), infoInput('Prices of', String(price_year)), ...found.inputs];
  const note = joined([
    spend.note ?? null,
    countryRegions(context)[0] !== region && NOTES.otherRegion,
    price_year < OLD_PRICES && NOTES.oldPrices,
  ]);
  const counted = { ...use, family: 'spend', item, regions: [region], quantity: found.quantity, inputs } as const;
  return fromFactors(counted, place, context, note ?? undefined);
}
