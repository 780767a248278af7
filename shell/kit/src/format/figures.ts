import type { Language } from '@lichen/contracts/text/languages';
import { type Exact, exactOf, numberText, smallText } from './numbers';

/** Decimals that each kind of figure is shown with: part 1 §9, part 2 §9 and part 3 §9 of the specification. */
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

export const figureText = (kind: FigureKind, value: Exact | null | undefined, language: Language): string =>
  smallText(value, FIGURE_DECIMALS[kind], language);

/** Decimals at most, for figures that are shown with as many as they have. */
export const MOST_DECIMALS = {
  /** A figure per unit, such as the carbon of a product. */
  basis: 2,
  /** An amount that was estimated from others. */
  estimate: 2,
  /** A factor among others of a list; its own page has every digit. */
  listedFactor: 8,
  ownFactor: 10,
  /** Decimals of typed or calculated values, and of everything that a publisher prints. */
  every: 30,
} as const satisfies Readonly<Record<string, number>>;

export type DigitKind = keyof typeof MOST_DECIMALS;

export const digitsText = (kind: DigitKind, value: Exact | null | undefined, language: Language): string =>
  numberText(value, language, MOST_DECIMALS[kind]);

const STAT_DIGITS = 3;

/** Three significant digits, as the statistics of a location are shown; large figures keep their whole part's size. */
export function statText(value: Exact | null | undefined, language: Language): string {
  const exact = value === null || value === undefined ? null : exactOf(value);
  return exact ? numberText(exact.prec(STAT_DIGITS).toFixed(), language) : '';
}
