import { factorNote } from '@lichen/contracts/activities/factors/factor-notes';
import { dayText } from '@lichen/contracts/formats/day-text';
import { decimalText, figureDecimals } from '@lichen/contracts/formats/numbers';
import { unitText } from '@lichen/contracts/formats/unit-text';
import { regionName } from '@lichen/contracts/places/region-names';
import type { Language } from '@lichen/contracts/text/languages';
import { digits, Exact, exact } from '../exact';
import { inEnglish, type Say } from './sentences';
import { UNIT_WORDS } from './unit-words';

/** Returns the label of a code in a list; the code itself where the list does not have it. */
export type LabelOf = (list: string, code: string) => string;

/** Language of an explanation, with its translations and labels of codes. */
export interface ExplanationLanguage {
  readonly language: Language;
  readonly say: Say;
  readonly labelOf?: LabelOf;
}

/** Writes explanations with the English texts as they are in the code. */
export const ENGLISH: ExplanationLanguage = { language: 'en-GB', say: inEnglish };

const KG_SHOWN = 3;
/** Decimals shown of a quotient; more than its product can show. */
const MOST_DECIMALS = 9;
/** Decimals shown of a factor: a quotient has 30, published factors have fewer. */
const MOST_OF_A_FACTOR = 20;

export const CO2E = 'kg CO₂e';

const rounded = (value: string, most: number): string => {
  const plain = digits(exact(value));
  return digits(exact(plain).round(figureDecimals(plain, most), Exact.roundHalfEven));
};

/** Returns functions that format numbers, units and days in a language. */
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
    /** Names a country or region. */
    region: (name: string) => regionName(name, language),
    day: (day: number) => dayText(day, language),
    /** Prints up to nine decimals. */
    quantity: (value: string) => number(value, MOST_DECIMALS),
    /** Prints kilograms to three decimals; below 1 kg to three significant digits. */
    kg: (value: string) => number(value, KG_SHOWN),
    factor: (value: string) => number(value, MOST_OF_A_FACTOR),
    /** Says the note of a published factor or edition. */
    note: (stored: string) => {
      const { words, params } = factorNote(stored, (value) => number(value, MOST_OF_A_FACTOR));
      return say(words, params);
    },
    amount: (value: string, units: string | null) =>
      [number(value, MOST_DECIMALS), units && unit(units, value === '1')].filter(Boolean).join(' '),
    perUnit: (units: string) => `${CO2E}/${unit(units, true)}`,
  };
}

export type Reader = ReturnType<typeof readerOf>;
