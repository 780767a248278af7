import type { Box } from '@lichen/contracts/docs/reading';
import { isMore, isPositive, isSame, minus, plus, times } from './exact';
import type { Money, Quantity, Token } from './tokens/token';

export const amountOf = (token: Token): string => (token.value as Quantity).amount;
export const unitOf = (token: Token): string | null => (token.value as Quantity).unit;

/** Binary numbers tell exact ones apart that differ by more than this share of them. */
const NEARLY = 1e-9;

const isNearly = (a: number, b: number): boolean => Math.abs(a - b) <= NEARLY * Math.max(1, Math.abs(a), Math.abs(b));

/** What stands below in the same column is a sum with it, no reading. */
const isSumBelow = ({ segment: { box, line } }: Token, end: { line: number; box: Box }): boolean =>
  end.line > line && Math.min(box.x + box.width, end.box.x + end.box.width) > Math.max(box.x, end.box.x);

/** Rows of figures hold readings before and after: their difference is what was used. */
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
  // Pages of tables have millions of such sums: exact ones are made of those alone that come near.
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

/** A quantity that several others of its unit add up to is their total. */
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

/** Figures that stand under each other, line after line. */
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

/** A column whose sum comes so near to a printed total, as a share of it, is what it was added up from. */
const NEAR_TOTAL = '0.02';

/** A column comes near to a total without making it: one of its rows, or the total, is read or printed wrong. */
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

/** Kilowatt hours that a cubic metre of gas holds, and therms that a hundred cubic feet do, at least and at most. */
const HEAT: readonly (readonly [volume: string, energy: string, least: string, most: string])[] = [
  ['m3', 'kWh', '8', '13'],
  ['ccf', 'therm', '0.9', '1.2'],
  ['ccf', 'kWh', '26', '35'],
  ['m3', 'GJ', '0.03', '0.047'],
  ['m3', 'MJ', '30', '47'],
  ['m3', 'MWh', '0.008', '0.013'],
  ['ft3', 'therm', '0.009', '0.012'],
];

/** Energy that a volume of gas on the same page holds: what the meter counted, as it is charged. */
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

export const isUnder = ({ segment: { box: a } }: Token, { segment: { box: b } }: Token): boolean =>
  Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x);

/** A figure without a unit, in the column of some parts, that they add up to. */
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
