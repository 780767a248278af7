import { dayText } from '@lichen/contracts/formats/day-text';
import { decimalText, figureDecimals } from '@lichen/contracts/formats/numbers';
import { unitText } from '@lichen/contracts/formats/unit-text';
import type { Language } from '@lichen/contracts/text/languages';
import { digits, Exact, exact } from '../exact';
import { inEnglish, type Say } from './sentences';
import { UNIT_WORDS } from './unit-words';

/** The label of a code of a list; the code itself where the list does not have it. */
export type LabelOf = (list: string, code: string) => string;

export interface ExplanationLanguage {
  readonly language: Language;
  readonly say: Say;
  readonly labelOf?: LabelOf;
}

export const ENGLISH: ExplanationLanguage = { language: 'en-GB', say: inEnglish };

const KG_SHOWN = 3;
/** A quantity that a division made is cut here: far beyond what a product of it shows. */
const MOST_DECIMALS = 9;
/** A quotient has 30 decimals; what publishers print has fewer. */
const MOST_OF_A_FACTOR = 20;

export const CO2E = 'kg CO₂e';

const rounded = (value: string, most: number): string => {
  const plain = digits(exact(value));
  return digits(exact(plain).round(figureDecimals(plain, most), Exact.roundHalfEven));
};

/** Writes numbers, units and days for one reader. */
export function readerOf({ language, say, labelOf }: ExplanationLanguage) {
  const number = (value: string, most: number) => (value === '' ? '' : decimalText(rounded(value, most), language));
  const unit = (code: string, isOne = false) => {
    const [one, many] = UNIT_WORDS[code] ?? [];
    return one && many ? say(isOne ? one : many) : unitText(code);
  };
  return {
    say,
    labelOf: labelOf ?? ((_list: string, code: string) => code),
    unit,
    day: (day: number) => dayText(day, language),
    /** Every digit, of which a quotient keeps nine decimals. */
    quantity: (value: string) => number(value, MOST_DECIMALS),
    /** Kilograms to three decimals, below one to three significant digits. */
    kg: (value: string) => number(value, KG_SHOWN),
    factor: (value: string) => number(value, MOST_OF_A_FACTOR),
    amount: (value: string, units: string | null) =>
      [number(value, MOST_DECIMALS), units && unit(units, value === '1')].filter(Boolean).join(' '),
    perUnit: (units: string) => `${CO2E}/${unit(units, true)}`,
  };
}

export type Reader = ReturnType<typeof readerOf>;
