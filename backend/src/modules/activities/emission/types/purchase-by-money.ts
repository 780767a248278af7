import { problem } from '@lichen/contracts/activities/calculation-problems';
import { yearOf } from '@lichen/contracts/days';
import type { CalcInput } from '@lichen/contracts/activities/emission-calc.entity';
import type { CalculationContext, ComponentResult, Failed } from '../calculation';
import { convert } from '../conversion';
import { digits, type Exact, exact, ZERO } from '../exact';
import type { ListEntry } from '../factor';
import type { Rates, SupplierReturn } from '../goods-circumstances';
import { fromFactors, made, resultOf } from '../from-factors';
import { over, productOf, times, told } from '../inputs';
import { joined, NOTES } from '../notes';
import { ANNUAL_RETURN } from '../parts';
import { countryRegions } from '../regions';
import { SUPPLIER_INPUTS } from '../supplier-figures';
import { type Purchase, placeOf, SUBJECT } from './purchase';

const BY_REVENUE = 3;
const BY_SPEND = 4;
/** Prices before this are too old for more than a first look. */
const OLD_PRICES = 2015;

/** The supplier's emissions by its revenue of the same year, times what was spent, in the currency of the return. */
export function byRevenue(purchase: Purchase, from: number, { goods }: CalculationContext): ComponentResult | null {
  const { cost, method } = purchase;
  const year = yearOf(from);
  const returns = goods?.returns?.filter((one) => one.year === year && isComplete(one)) ?? [];
  const returned = returns.find(({ currency }) => currency === cost?.currency) ?? returns[0];
  if (!cost || cost.amount <= 0 || !returned?.revenue || !returned.currency) return null;
  const { _id, total_co2, co2_units, revenue, quality, currency } = returned;
  const use = { subject: SUBJECT, from, to: from, units: currency, data_quality: BY_REVENUE };
  const spent = exchanged(cost, currency, year, goods?.rates);
  const place = placeOf(purchase);
  if ('err' in spent) {
    // A missing rate is worth a word only to who asked for this method.
    if (method !== 'revenue') return null;
    return { ...resultOf({ ...use, quantity: ZERO, inputs: [] }, place, '', currency, spent), method: 'revenue' };
  }
  const kg = convert(exact(total_co2 ?? 0), co2_units, 'kg') ?? ZERO;
  const inputs = [
    ...spent.inputs,
    told(SUPPLIER_INPUTS.emissions, digits(exact(total_co2 ?? 0)), co2_units),
    told(SUPPLIER_INPUTS.revenue, digits(exact(revenue)), currency),
    told('Quality of the return', quality),
  ];
  const quantity = productOf(spent.inputs) ?? ZERO;
  const multiplier = { id: `${ANNUAL_RETURN}${_id}`, value: digits(kg.div(revenue)), year, gases: null };
  const outcome = made([{ from, to: from, quantity, multiplier }], null);
  return { ...resultOf({ ...use, quantity, inputs }, place, '', currency, outcome), method: 'revenue' };
}

const isComplete = ({ currency, revenue, total_co2 }: SupplierReturn) =>
  currency !== null && total_co2 !== null && revenue !== null && revenue > 0;

type Spent = NonNullable<Purchase['cost']>;

type Industry = ListEntry & {
  readonly region: string;
  readonly currency: string;
  readonly price_year: number;
  readonly producer_item?: string;
};

type Counted = Failed | { inputs: CalcInput[] };

/** What was spent, in another currency at the mean rate of the year. */
function exchanged(cost: Spent, currency: string, year: number, rates: Rates | undefined): Counted {
  const inputs = [times('Cost', cost.amount, cost.currency)];
  if (cost.currency === currency) return { inputs };
  const rate = rates?.exchange(cost.currency, currency, year);
  if (!rate) return { err: problem('noRate', { from: cost.currency, to: currency, year: String(year) }) };
  inputs.push(
    rate.isPer
      ? over('Exchange rate', rate.value, `${cost.currency}/${currency}`)
      : times('Exchange rate', rate.value, `${currency}/${cost.currency}`),
    told('Source of the rate', rate.source),
  );
  return { inputs };
}

/** What was spent in the currency and the prices of the factor: converted first, then freed of later inflation. */
function priced(
  cost: Spent,
  year: number,
  industry: Industry,
  rates: Rates | undefined,
): Failed | { inputs: CalcInput[]; quantity: Exact } {
  const { currency, price_year: base } = industry;
  const spent = exchanged(cost, currency, year, rates);
  if ('err' in spent) return spent;
  const inputs = [...spent.inputs];
  if (year !== base) {
    const [before, now] = [rates?.priceIndex(currency, base), rates?.priceIndex(currency, year)];
    if (!before || !now) return { err: problem('noIndex', { currency, year: String(before ? year : base) }) };
    inputs.push(times('Price index of the factor', before.value), over('Price index of the purchase', now.value));
    inputs.push(told('Source of the index', now.source));
  }
  return { inputs, quantity: productOf(inputs) ?? ZERO };
}

/** Money times the factor of the supplier's industry. */
export function bySpend(purchase: Purchase, from: number, context: CalculationContext): ComponentResult | null {
  const { cost, spend_category, producer_price } = purchase;
  const industry = context.library.entry('spend_categories', spend_category ?? '') as Industry | undefined;
  if (!cost || cost.amount <= 0 || !industry) return null;
  const place = placeOf(purchase);
  const { currency, region, price_year, code } = industry;
  const use = { subject: SUBJECT, from, to: from, units: currency, data_quality: BY_SPEND };
  const found = priced(cost, yearOf(from), industry, context.goods?.rates);
  if ('err' in found) return resultOf({ ...use, quantity: ZERO, inputs: [] }, place, region, currency, found);
  const item = (producer_price && industry.producer_item) || industry.factor_item;
  const inputs = [told('Industry', code), told('Prices of', String(price_year)), ...found.inputs];
  const note = joined([
    countryRegions(context)[0] !== region && NOTES.otherRegion,
    price_year < OLD_PRICES && NOTES.oldPrices,
  ]);
  const spend = { ...use, family: 'spend', item, regions: [region], quantity: found.quantity, inputs } as const;
  return fromFactors(spend, place, context, note ?? undefined);
}
