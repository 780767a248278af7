import type { ReadAs } from '@lichen/contracts/docs/doc-type';
import { cellFigure } from '@lichen/contracts/formats/numbers';
import { currencySaid } from '@lichen/contracts/sheet/currency-words';
import { isUnit } from '@lichen/contracts/sheet/unit-words';
import type { Conventions } from '../fields/conventions';
import { dayTokens } from '../fields/tokens/day-tokens';
import { amountsOf, currencyFrom } from '../fields/tokens/figure-tokens';
import { unitSaid } from '../fields/units';
import type { Segment } from '../layout/segments';
import { fuelNames, namesFuel } from '../lexicon/fuels-in';
import type { Lexicon } from '../lexicon/lexicon';

/** The value of a cell, as other readings of its kind have it. */
export interface CellValue {
  /** Null if the cell has text that its field cannot take. */
  readonly value: unknown;
  /** The other reading, if the document does not settle how numbers or dates are written. */
  readonly otherwise?: unknown;
}

/** What a cell's value depends on besides its own text. */
export interface CellSurroundings {
  readonly conventions: Conventions;
  readonly lexicons: readonly Lexicon[];
  readonly heading: string;
  /** Text of the row's cell for units. */
  readonly unit: string | null;
}

/** Returns a unit as the activity types spell it, or as printed if it is none of fuels; null for other words. */
const unitFrom = (text: string): string | null => unitSaid(text)?.unit ?? (isUnit(text) ? text.trim() : null);

/** Returns the unit that a heading names: in brackets, as its last word, or as all of it. */
function unitOfHeading(heading: string): string | null {
  const inBrackets = /[([]([^)\]]+)[)\]]/.exec(heading)?.[1];
  const last = heading.split(/\s+/).at(-1) ?? '';
  return (inBrackets ? unitFrom(inBrackets) : null) ?? unitFrom(heading) ?? unitFrom(last);
}

const signIn = (text: string): string | undefined =>
  text.split(/[\s()[\],/]+/).find((word) => word !== '' && currencySaid(word) !== null);

function figureIn({ text }: Segment, as: ReadAs, { conventions, heading, unit }: CellSurroundings): CellValue | null {
  const { figure, before, after } = cellFigure(text);
  if (figure === '') return null;
  const read = amountsOf(figure.replace(/^-/, ''), conventions);
  if (!read) return null;
  const beside = `${before} ${after}`.trim();
  const isNegative = figure.startsWith('-');
  const valued = (made: (amount: string) => unknown): CellValue => {
    const signed = (amount: string) => made(isNegative ? `-${amount}` : amount);
    return { value: signed(read.amount), ...(read.other === undefined ? {} : { otherwise: signed(read.other) }) };
  };
  if (as.kind === 'money') {
    if (beside !== '' && currencySaid(beside.replace('.', '')) === null) return null;
    const currency = currencyFrom(beside === '' ? signIn(heading) : beside, conventions);
    return valued((amount) => ({ amount, currency }));
  }
  if (beside !== '' && unitFrom(beside) === null) return null;
  const of = unitFrom(beside) ?? (unit === null ? null : unitFrom(unit)) ?? unitOfHeading(heading);
  return valued((amount) => ({ amount, unit: of }));
}

/** Returns the amount of a printed price, whatever it is for; null for other texts and ambiguous numbers. */
export function priceIn(text: string, conventions: Conventions): string | null {
  const { figure } = cellFigure(text);
  const read = figure === '' ? null : amountsOf(figure.replace(/^-/, ''), conventions);
  return read && read.other === undefined ? read.amount : null;
}

function dayIn(cell: Segment, { conventions }: CellSurroundings): CellValue | null {
  const [day, ...others] = dayTokens(cell, conventions).filter(({ kind }) => kind === 'date');
  if (!day || others.length > 0) return null;
  return { value: day.value, ...(day.otherwise === undefined ? {} : { otherwise: day.otherwise }) };
}

/** Returns the fuel that a cell names. Services and products that are no fuel of vehicles are left to a person. */
function fuelIn({ text }: Segment, { lexicons }: CellSurroundings): CellValue {
  const [name, ...others] = fuelNames(lexicons).filter((each) => namesFuel(text, each, lexicons));
  return { value: name !== undefined && others.length === 0 ? name : null };
}

const LONGEST_TEXT = 500;

/** Returns the value of a cell for a field; null if the cell is empty or of another kind. */
export function cellValue(cell: Segment, as: ReadAs, around: CellSurroundings): CellValue | null {
  switch (as.kind) {
    case 'day':
      return dayIn(cell, around);
    case 'quantity':
    case 'money':
      return figureIn(cell, as, around);
    case 'fuel':
      return fuelIn(cell, around);
    default:
      return /[\p{L}\d]/u.test(cell.text) ? { value: cell.text.slice(0, LONGEST_TEXT) } : null;
  }
}
