import type { Language } from '@lichen/contracts/text/languages';
import { type Exact, exactOf, numberText, smallText } from './numbers';

/** Number of decimals of each kind of figure: part 1 §9, part 2 §9 and part 3 §9 of the specification. */
export const FIGURE_DECIMALS = {
  co2: 3,
  supplier: 2,
  recycled: 3,
  quantity: 2,
  fact: 1,
  stay: 0,
  total: 3,
  distance: 2,
  renewable: 2,
  weight: 2,
  returned: 2,
  statement: 3,
} as const satisfies Readonly<Record<string, number>>;

export type FigureKind = keyof typeof FIGURE_DECIMALS;

/** Formats a figure with the decimals of its kind; below one, with three significant digits. */
export const figureText = (kind: FigureKind, value: Exact | null | undefined, language: Language): string =>
  smallText(value, FIGURE_DECIMALS[kind], language);

/** Most decimals of figures that are shown with as many as they have. */
export const MOST_DECIMALS = {
  /** A figure per unit, such as the carbon of a product. */
  basis: 2,
  /** An amount estimated from others. */
  estimate: 2,
  /** A factor in a list; its own page shows every digit. */
  listedFactor: 8,
  ownFactor: 10,
  /** Typed or calculated values, and published ones. */
  every: 30,
} as const satisfies Readonly<Record<string, number>>;

export type DigitKind = keyof typeof MOST_DECIMALS;

/** Formats a figure with its own decimals, up to the most of its kind. */
export const digitsText = (kind: DigitKind, value: Exact | null | undefined, language: Language): string =>
  numberText(value, language, MOST_DECIMALS[kind]);

const STAT_DIGITS = 3;

/** Formats a location's statistic with three significant digits; the integer part of large figures is not cut. */
export function statText(value: Exact | null | undefined, language: Language): string {
  const exact = value === null || value === undefined ? null : exactOf(value);
  return exact ? numberText(exact.prec(STAT_DIGITS).toFixed(), language) : '';
}
