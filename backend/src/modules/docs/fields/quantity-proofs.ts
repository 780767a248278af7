import type { Box } from '@lichen/contracts/docs/reading';
import { isMore, isPositive, isSame, minus, plus, times } from './exact';
import type { Money, Quantity, Token } from './tokens/token';

/** Read the value of a token that is a quantity. */
export const amountOf = (token: Token): string => (token.value as Quantity).amount;
export const unitOf = (token: Token): string | null => (token.value as Quantity).unit;

/** Returns the amount of a quantity or of money as it was read; null for any other value. */
export const amountIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'amount' in value ? String(value.amount) : null;

/** Relative tolerance of floating-point comparison; only values within it are compared exactly. */
const NEARLY = 1e-9;

const isNearly = (a: number, b: number): boolean => Math.abs(a - b) <= NEARLY * Math.max(1, Math.abs(a), Math.abs(b));

/** Returns true if the figure is lower in the same column, so that it is a sum including the token, not a reading. */
const isSumBelow = ({ segment: { box, line } }: Token, end: { line: number; box: Box }): boolean =>
  end.line > line && Math.min(box.x + box.width, end.box.x + end.box.width) > Math.max(box.x, end.box.x);

/** Returns true if two nearby figures are readings whose difference, or its product with a factor, is the quantity. */
export function provenByReadings(token: Token, figures: readonly Token[]): boolean {
  const sought = amountOf(token);
  const others = figures
    .filter((each) => each !== token && each.segment.page === token.segment.page)
    .slice(0, 60)
    .map(({ value, segment }) => {
      const { amount } = value as Money | Quantity;
      return { amount, about: Number(amount), line: segment.line, box: segment.box };
    });
  const aboutSought = Number(sought);
  const line = others.filter((each) => Math.abs(each.line - token.segment.line) <= 3);
  // Tables allow millions of such sums, so exact arithmetic is used only for those that come near.
  return line.some((end) =>
    line.some((start) => {
      const about = end.about - start.about;
      if (start === end || about <= 0 || isSumBelow(token, end)) return false;
      const factors = others.filter((each) => isNearly(about * each.about, aboutSought));
      if (factors.length === 0 && !isNearly(about, aboutSought)) return false;
      const difference = minus(end.amount, start.amount);
      return isSame(difference, sought) || factors.some(({ amount }) => isSame(times(difference, amount), sought));
    }),
  );
}

const MOST_PARTS = 12;

/** Returns true if several consecutive quantities with the same unit add up to the token. */
export function sumOfOthers(token: Token, others: readonly Token[]): boolean {
  const sought = amountOf(token);
  const aboutSought = Number(sought);
  const parts = others
    .filter((each) => each !== token && unitOf(each) === unitOf(token) && !isSame(amountOf(each), sought))
    .map((each) => ({ amount: amountOf(each), about: Number(amountOf(each)) }));
  for (let from = 0; from < parts.length; from += 1) {
    let about = parts[from]?.about ?? 0;
    for (let to = from + 1; to < Math.min(parts.length, from + MOST_PARTS); to += 1) {
      about += parts[to]?.about ?? 0;
      if (!isNearly(about, aboutSought)) continue;
      const sum = parts.slice(from, to + 1).reduce((total, { amount }) => plus(total, amount), '0');
      if (isSame(sum, sought)) return true;
    }
  }
  return false;
}

/** Returns columns of at least two figures on consecutive lines. */
function columnsOf(figures: readonly Token[]): Token[][] {
  const columns: Token[][] = [];
  for (const token of figures) {
    const { segment } = token;
    const above = columns.find((column) => {
      const last = (column.at(-1) as Token).segment;
      const overlap =
        Math.min(last.box.x + last.box.width, segment.box.x + segment.box.width) - Math.max(last.box.x, segment.box.x);
      return last.page === segment.page && segment.line === last.line + 1 && overlap > 0;
    });
    if (above) above.push(token);
    else columns.push([token]);
  }
  return columns.filter(({ length }) => length > 1);
}

/** Maximum gap, as a share of the total, between a column's sum and the total that it was meant to give. */
const NEAR_TOTAL = '0.02';

/** Returns true if a column nearly adds up to the token: one of its rows, or the total, was read or printed wrong. */
export function partsDiffer(token: Token, figures: readonly Token[]): boolean {
  const total = amountOf(token);
  const bare = figures.filter(
    (each) =>
      each !== token &&
      each.segment.page === token.segment.page &&
      (each.isBare || (each.kind === 'quantity' && unitOf(each) === unitOf(token))),
  );
  const gaps = columnsOf(bare)
    .map((column) => column.map(amountOf).reduce(plus, '0'))
    .map((sum) => minus(sum, total))
    .map((gap) => (isPositive(gap) ? gap : minus('0', gap)));
  return gaps.every(isPositive) && gaps.some((gap) => isPositive(minus(times(total, NEAR_TOTAL), gap)));
}

/** Lowest and highest energy content of gas per unit of volume. */
const HEAT: readonly (readonly [volume: string, energy: string, least: string, most: string])[] = [
  ['m3', 'kWh', '8', '13'],
  ['ccf', 'therm', '0.9', '1.2'],
  ['ccf', 'kWh', '26', '35'],
  ['m3', 'GJ', '0.03', '0.047'],
  ['m3', 'MJ', '30', '47'],
  ['m3', 'MWh', '0.008', '0.013'],
  ['Mcf', 'therm', '9', '12'],
  ['Mcf', 'MMBtu', '0.9', '1.2'],
  ['ft3', 'therm', '0.009', '0.012'],
];

/** Returns true if a gas volume on the page has this energy content: the same use as it is billed. */
export const holdsHeat = (energy: Token, volumes: readonly Token[]): boolean =>
  volumes.some((volume) =>
    HEAT.some(
      ([of, as, least, most]) =>
        unitOf(volume) === of &&
        unitOf(energy) === as &&
        isMore(amountOf(energy), times(amountOf(volume), least)) &&
        isMore(times(amountOf(volume), most), amountOf(energy)),
    ),
  );

/** Returns true if two tokens overlap horizontally, as in one column. */
export const isUnder = ({ segment: { box: a } }: Token, { segment: { box: b } }: Token): boolean =>
  Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x);

/** Returns the figure without a unit, in the column of the parts, that equals their sum. */
export function printedSum(parts: readonly Token[], figures: readonly Token[]): Token | undefined {
  const [first] = parts;
  if (!first || parts.length < 2) return undefined;
  const sum = parts.map(amountOf).reduce(plus, '0');
  const found = figures.find((each) => each.isBare && isUnder(each, first) && isSame(amountOf(each), sum));
  if (!found) return undefined;
  const { isBare: _, otherwise: __, ...rest } = found;
  return { ...rest, kind: 'quantity', value: { amount: sum, unit: unitOf(first) }, ...family(first) };
}

const family = ({ family: of }: Token) => (of === undefined ? {} : { family: of });
