import { problem } from '@lichen/contracts/activities/calculation-problems';
import { yearOf } from '@lichen/contracts/formats/days';
import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { CalculationContext, ComponentResult, MissingFigure } from '../../calculation';
import { type Exact, ZERO } from '../../exact';
import type { ListEntry } from '../../published/factor';
import type { ExchangeRate, Rates } from '../../goods-circumstances';
import { fromFactors, type FigureScope, resultOf } from '../../published/from-factors';
import { divideBy, productOf, multiplyBy, infoInput } from '../../inputs';
import { joined, NOTES } from '../../explanation/notes';
import type { Period } from '../../periods';
import { PRICE_BASES, type PriceBasis } from '../../published/price-basis';
import { countryRegions } from '../../published/regions';
import { rateYearInputs, rateYearLabel } from './rate-year';
import { addedVat } from './vat';

/** Prices of earlier years only allow a first screening. */
const OLD_PRICES = 2015;

/** A cost as entered. */
export interface Spending {
  readonly currency: string;
  readonly amount: number;
}

/** A cost in an industry. Exchange rate and price index are those of the year of its first day. */
interface SpendUse extends Period {
  /** Name of the purchase, to display. */
  readonly subject: string;
  readonly cost: Spending | null;
  /** Code in the list of spend categories. */
  readonly industry: string | null;
  /** VAT on the bill in per cent, as the company states it; null where the rule of the factor's country applies. */
  readonly vatRate: number | null;
  /**
   * Leaves out emissions of trade and transport between producer and buyer; the factor is still per purchaser price.
   */
  readonly isWithoutMargins: boolean;
  readonly data_quality: number;
  /** Note on the figure, before the notes of the method. */
  readonly note?: string;
}

type Industry = ListEntry &
  PriceBasis & {
    readonly region: string;
    readonly currency: string;
    readonly price_year: number;
    readonly without_margins_item?: string;
  };

/** Inputs of a cost or its conversion, with labels of rates from other years. */
interface Counted {
  readonly inputs: readonly CalcInput[];
  readonly labels: readonly (string | null)[];
}

interface Priced extends Counted {
  readonly vatNote: string | null;
  readonly quantity: Exact;
}

/** Currency that published rates refer to; two of them convert between any two currencies. */
const BETWEEN = 'USD';

interface Exchange {
  readonly from: string;
  readonly to: string;
  readonly rate: ExchangeRate;
}

/**
 * Returns the rate between two currencies, else their two dollar rates, both of the earlier of their years: a quotient
 * of means from different years would be the rate of neither.
 */
function exchangesBetween(
  from: string,
  to: string,
  year: number,
  rates: Rates | undefined,
): readonly Exchange[] | null {
  const direct = rates?.exchange(from, to, year);
  if (direct) return [{ from, to, rate: direct }];
  const legs = [
    { from, to: BETWEEN },
    { from: BETWEEN, to },
  ];
  const known = legs.map((leg) => rates?.exchange(leg.from, leg.to, year)?.year);
  if (known.some((each) => each === undefined)) return null;
  const common = Math.min(...known.map(Number));
  const found = legs.flatMap((leg) => {
    const rate = rates?.exchange(leg.from, leg.to, common);
    return rate?.year === common ? [{ ...leg, rate }] : [];
  });
  return found.length === legs.length ? found : null;
}

const exchangeInputs = ({ from, to, rate }: Exchange, year: number): CalcInput[] => [
  rate.isPer
    ? divideBy('Exchange rate', rate.value, `${from}/${to}`)
    : multiplyBy('Exchange rate', rate.value, `${to}/${from}`),
  infoInput('Source of the rate', rate.source),
  ...rateYearInputs('Year of the rate', rate, year),
];

/**
 * Returns the inputs that bring money of one currency to another at the mean rate of the year; problem `noRate` when
 * none is loaded.
 */
export function exchanged(from: string, to: string, year: number, rates: Rates | undefined): MissingFigure | Counted {
  if (from === to) return { inputs: [], labels: [] };
  const exchanges = exchangesBetween(from, to, year, rates);
  if (!exchanges) return { err: problem('noRate', { from, to, year: String(year) }) };
  return {
    inputs: exchanges.flatMap((each) => exchangeInputs(each, year)),
    labels: [...new Set(exchanges.map(({ rate }) => rateYearLabel('exchange rate', rate, year)))],
  };
}

/** Converts a cost to another currency at the mean rate of the year; problem `noRate` when none is loaded. */
export function convertCurrency(
  cost: Spending,
  currency: string,
  year: number,
  rates: Rates | undefined,
): MissingFigure | Counted {
  const found = exchanged(cost.currency, currency, year, rates);
  if ('err' in found) return found;
  return { ...found, inputs: [multiplyBy('Cost', cost.amount, cost.currency), ...found.inputs] };
}

/** Removes the inflation since the price year of the factor; that year has to be in the series. */
function deflated(
  { currency, price_year: base }: Industry,
  year: number,
  rates: Rates | undefined,
): MissingFigure | Counted {
  if (year === base) return { inputs: [], labels: [] };
  const before = rates?.priceIndex(currency, base);
  const now = rates?.priceIndex(currency, year);
  const isBase = before?.year === base;
  if (!isBase || !now) return { err: problem('noIndex', { currency, year: String(isBase ? year : base) }) };
  return {
    inputs: [
      multiplyBy('Price index of the factor', before.value),
      divideBy('Price index of the purchase', now.value),
      infoInput('Source of the index', now.source),
      ...rateYearInputs('Year of the index', now, year),
    ],
    labels: [rateYearLabel('price index', now, year)],
  };
}

/** Returns a cost in the currency and prices of the factor: with VAT, converted, then deflated. */
function priced(
  { cost, from, vatRate }: SpendUse & { cost: Spending },
  industry: Industry,
  rates: Rates | undefined,
): MissingFigure | Priced {
  const year = yearOf(from);
  const spent = convertCurrency(cost, industry.currency, year, rates);
  if ('err' in spent) return spent;
  const vat = addedVat(industry, vatRate, year, rates);
  if ('err' in vat) return vat;
  const freed = deflated(industry, year, rates);
  if ('err' in freed) return freed;
  const inputs = [...spent.inputs, ...vat.inputs, ...freed.inputs];
  const labels = [...spent.labels, vat.label, ...freed.labels];
  return { inputs, labels, vatNote: vat.note, quantity: productOf(inputs) ?? ZERO };
}

/** Returns a cost times the factor of an industry; null without a cost or a known industry. */
export function spendFigure(spend: SpendUse, place: FigureScope, context: CalculationContext): ComponentResult | null {
  const { cost, isWithoutMargins, subject, from, to, data_quality } = spend;
  const industry = context.library.entry('spend_categories', spend.industry ?? '') as Industry | undefined;
  if (!cost || cost.amount <= 0 || !industry) return null;
  const { currency, region, price_year, price_basis, code } = industry;
  const use = { subject, from, to, units: currency, data_quality };
  const found = priced({ ...spend, cost }, industry, context.goods?.rates);
  if ('err' in found) return resultOf({ ...use, quantity: ZERO, inputs: [] }, place, region, currency, found);
  const item = (isWithoutMargins && industry.without_margins_item) || industry.factor_item;
  const inputs = [
    infoInput('Industry', code),
    infoInput('Prices of', String(price_year)),
    infoInput('Price basis', PRICE_BASES[price_basis]),
    ...found.inputs,
  ];
  const isLate = found.labels.some(Boolean);
  const note = joined([
    spend.note ?? null,
    countryRegions(context)[0] !== region && NOTES.otherRegion,
    found.vatNote,
    isLate && NOTES.earlierRates,
    price_year < OLD_PRICES && NOTES.oldPrices,
  ]);
  const counted = { ...use, family: 'spend', item, regions: [region], quantity: found.quantity, inputs } as const;
  return withRateYears(fromFactors(counted, place, context, note ?? undefined), found.labels);
}

/** Adds the years of exchange rates and price indices to the label of the factor. */
export function withRateYears(result: ComponentResult, labels: Counted['labels']): ComponentResult {
  const { outcome } = result;
  const words = [...('err' in outcome ? [] : [outcome.yearLabel]), ...labels].filter(Boolean);
  return 'err' in outcome || words.length === 0
    ? result
    : { ...result, outcome: { ...outcome, yearLabel: words.join('; ') } };
}
