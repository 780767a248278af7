import type { FieldReading } from '@lichen/contracts/docs/reading';
import type { TokensOf } from '../fields/column-heading';
import type { SoughtField, SoughtType } from '../fields/definition';
import { isPositive, isSame, plus } from '../fields/exact';
import { boxOf, leastConfidence } from '../fields/field-readings';
import { amountIn, amountOf, unitOf } from '../fields/quantity-proofs';
import { cellPath } from '../fields/sought/sought-of';
import type { Money, Token } from '../fields/tokens/token';
import type { Layout, Segment } from '../layout/segments';
import { fuelNames, namesFuel } from '../lexicon/fuels-in';
import type { Lexicon } from '../lexicon/lexicon';

interface Page {
  readonly layout: Layout;
  readonly lexicons: readonly Lexicon[];
  readonly tokens: TokensOf;
}

/** A line of a bill that sells a quantity of one fuel. */
interface Sold {
  readonly fuel: string;
  readonly said: Segment;
  readonly quantity: Token;
  /** True if a price on the line times the quantity gives an amount on it. */
  readonly isPriced: boolean;
}

/** Matches what precedes the base of a price: `91.03 per 100 l`, `1,42 €/1 l`. */
const OF_PRICE = /(?:\/|\b(?:per|je|pro|pour|por|par|pr)\.?)\s*$/i;

/** Numbers of units that prices are given for; pence make a hundredth. */
const PER = [1, 100, 1000];
/** Tolerance of a product, in units of money. */
const CENT = 0.011;

/** Returns true if two of the line's amounts are a price and what the quantity costs at it. */
function isPriced(quantity: Token, figures: readonly Token[]): boolean {
  const amounts = figures
    .filter((each) => each !== quantity && (each.kind === 'money' || each.isBare))
    .map(({ value }) => Number((value as Money).amount));
  const sold = Number(amountOf(quantity));
  return amounts.some((price) =>
    amounts.some(
      (cost) => cost > 0 && price !== cost && PER.some((per) => Math.abs((sold * price) / per - cost) < CENT),
    ),
  );
}

/** Returns the fuels that a line names, and its quantities that are not the base of a price. */
function namedOn(segments: readonly Segment[], { lexicons, tokens }: Page) {
  const text = segments.map((each) => each.text).join(' ');
  const fuels = fuelNames(lexicons).filter((name) => namesFuel(text, name, lexicons));
  const figures = fuels.length > 0 ? segments.flatMap((each) => tokens(each)) : [];
  const quantities = figures.filter(
    (each) =>
      each.kind === 'quantity' &&
      (each.family === 'volume' || each.family === 'mass') &&
      !OF_PRICE.test(each.segment.text.slice(0, each.start)),
  );
  return { fuels, figures, quantities };
}

/** Returns what a line sells; `unread` for a quantity of a fuel that is not sold, such as a credit or a mixed name. */
function soldOn(segments: readonly Segment[], page: Page): Sold | 'unread' | null {
  const { fuels, figures, quantities } = namedOn(segments, page);
  return quantities.length === 0 ? null : (saleOf({ segments, fuels, figures, quantities }, page) ?? 'unread');
}

interface Named extends ReturnType<typeof namedOn> {
  readonly segments: readonly Segment[];
}

function saleOf({ segments, fuels, figures, quantities }: Named, { lexicons }: Page): Sold | null {
  const [fuel, ...others] = fuels;
  if (fuel === undefined || others.length > 0) return null;
  const [quantity, ...more] = quantities.filter((each) => isPositive(amountOf(each)));
  const said = segments.find((each) => namesFuel(each.text, fuel, lexicons)) ?? segments[0];
  if (!quantity || !said || more.length > 0) return null;
  return { fuel, said, quantity, isPriced: isPriced(quantity, figures) };
}

/** Confidence of a row that its price or a printed total proves, and of another one. */
const [PROVEN, LIKELY] = [0.96, 0.6];
const MOST_SAID = 80;

interface Cells {
  readonly quantity: SoughtField;
  readonly fuel: SoughtField;
}

/** Returns the two cells of one fuel. Several lines of it are added, which only a printed total proves. */
function cellsOf(
  rows: readonly [Sold, ...Sold[]],
  at: number,
  { isTotal, isWhole }: { isTotal: boolean; isWhole: boolean },
  { quantity, fuel }: Cells,
) {
  const [{ quantity: token, said, fuel: name }] = rows;
  const isOne = rows.length === 1;
  const isProven = isTotal || (isWhole && isOne && rows[0].isPriced);
  const letters = Math.min(...rows.map((each) => leastConfidence(each.quantity)));
  const place = (segment: Segment) => ({ page: segment.page, box: segment.box });
  const of = (field: SoughtField) => {
    const [list = '', , cell = ''] = field.name.split('.');
    return cellPath(list, at, cell);
  };
  const both: Pick<FieldReading, 'confidence' | 'flags' | 'alternatives'> = {
    confidence: (isProven ? PROVEN : LIKELY) * (letters < 0.9 ? letters : 1),
    flags: isProven ? [] : ['competing'],
    alternatives: [],
  };
  const amount = rows.map((each) => amountOf(each.quantity)).reduce(plus);
  const sum: FieldReading = {
    ...{ field: of(quantity), value: { amount, unit: unitOf(token) }, raw: isOne ? token.raw : amount },
    ...{ page: token.segment.page, box: boxOf(token.segment, token.start, token.end) },
    ...{ how: isOne ? 'column' : 'sum', ...both },
  };
  const called: FieldReading = {
    ...{ field: of(fuel), value: name, raw: said.text.slice(0, MOST_SAID), ...place(said), how: 'label', ...both },
  };
  return [called, sum];
}

/** Takes the quantity of the only line that sells a fuel as proven if its price times the quantity gives its cost. */
function withPriced(fields: readonly FieldReading[], { quantity }: Cells, sold: readonly Sold[]) {
  const [line, ...more] = sold;
  if (!line?.isPriced || more.length > 0 || leastConfidence(line.quantity) < 0.9) return fields;
  return fields.map((read): FieldReading => {
    const amount = read.field === quantity.name ? amountIn(read.value) : null;
    if (amount === null || !isSame(amount, amountOf(line.quantity))) return read;
    const flags = read.flags.filter((flag) => flag !== 'unsure');
    return { ...read, confidence: Math.max(read.confidence, PROVEN), flags };
  });
}

/** Replaces the one quantity of a bill by one for each fuel where its lines sell several. */
function withSeveral(fields: readonly FieldReading[], cells: Cells, page: Page): readonly FieldReading[] {
  const read = page.layout.lines.flatMap(({ segments }) => soldOn(segments, page) ?? []);
  const sold = read.filter((each) => each !== 'unread');
  const byFuel = new Map<string, [Sold, ...Sold[]]>();
  for (const each of sold) {
    const known = byFuel.get(each.fuel);
    if (known) known.push(each);
    else byFuel.set(each.fuel, [each]);
  }
  const units = new Set(sold.map(({ quantity }) => unitOf(quantity)));
  if (byFuel.size < 2) return withPriced(fields, cells, sold);
  const whole = fields.find(({ field }) => field === cells.quantity.name);
  // A sum that the reader made of the same lines proves nothing; it is flagged.
  const total = whole?.flags.includes('competing') ? null : amountIn(whole?.value);
  const sum = sold.map(({ quantity }) => amountOf(quantity)).reduce(plus);
  const isTotal = units.size === 1 && total !== null && isSame(total, sum);
  const isWhole = !read.includes('unread');
  const names = [cells.quantity.name, cells.fuel.name];
  const rows = [...byFuel.values()].flatMap((each, at) => cellsOf(each, at, { isTotal, isWhole }, cells));
  return [...fields.filter(({ field }) => !names.includes(field)), ...rows];
}

const NATURAL_GAS = 'Natural gas';
/** Confidence in the fuel of a bill for piped gas, which the type already tells. */
const PIPED = 0.95;

/** Sets the fuel of a bill for piped gas. Another fuel on it has to be looked at. */
function withGas(fields: readonly FieldReading[], { fuel }: Cells): readonly FieldReading[] {
  const read = fields.find(({ field }) => field === fuel.name);
  const isOther = read !== undefined && read.value !== NATURAL_GAS && read.confidence > PIPED - 0.2;
  const place = read?.value === NATURAL_GAS ? { raw: read.raw, page: read.page, box: read.box } : NO_PLACE;
  const gas: FieldReading = {
    ...{ field: fuel.name, value: NATURAL_GAS, ...place, how: 'pattern', confidence: isOther ? 0.5 : PIPED },
    ...{ flags: isOther ? ['competing'] : [], alternatives: [] },
  };
  return [...fields.filter(({ field }) => field !== fuel.name), gas];
}
const NO_PLACE = { raw: NATURAL_GAS, page: null, box: null };

/**
 * Completes the rows of a bill for fuels: the fuel of piped gas, and a row for each of several fuels that its lines
 * sell. Other documents keep their readings.
 */
export function withFuelRows(
  fields: readonly FieldReading[],
  { family, fields: sought }: SoughtType,
  page: Page,
): readonly FieldReading[] {
  const fuel = sought.find(({ role, name }) => role === 'fuel-type' && name.includes('.'));
  const quantity = sought.find(({ role, name }) => role === 'use' && name.includes('.'));
  if (!fuel || !quantity) return fields;
  return family === 'natural_gas' ? withGas(fields, { fuel, quantity }) : withSeveral(fields, { fuel, quantity }, page);
}
