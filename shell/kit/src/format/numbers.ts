import type { Language } from '@lichen/contracts/text/languages';
import { separatorsOf } from '@lichen/contracts/formats/numbers';
import Big from 'big.js';

/** Anything that carries an exact decimal: a number of the wire, or a string of `explain`. */
export type Exact = number | string;

export const exactOf = (value: Exact): Big | null => {
  try {
    return new Big(value);
  } catch {
    return null;
  }
};

/** Groups of three, in the reader's own marks; the digits are those of the exact decimal, never of a double. */
function grouped(plain: string, language: Language): string {
  const { decimal, group } = separatorsOf(language);
  const [whole = '', fraction = ''] = plain.replace('-', '').split('.');
  const head = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group);
  const isZero = !/[1-9]/.test(plain);
  return `${plain.startsWith('-') && !isZero ? '-' : ''}${head}${fraction ? decimal + fraction : ''}`;
}

/** Exactly `decimals` places. */
export function fixedText(value: Exact | null | undefined, decimals: number, language: Language): string {
  const exact = value === null || value === undefined ? null : exactOf(value);
  return exact ? grouped(exact.toFixed(decimals), language) : '';
}

/** Decimals of the value, at most `most`. */
export function numberText(value: Exact | null | undefined, language: Language, most = 6): string {
  const exact = value === null || value === undefined ? null : exactOf(value);
  return exact ? grouped(exact.round(most).toFixed(), language) : '';
}

export const percentText = (value: Exact | null | undefined, language: Language, decimals = 1): string => {
  const text = fixedText(value, decimals, language);
  return text && `${text}\u00a0%`;
};

export function moneyText(
  money: { readonly currency: string; readonly amount: number } | null | undefined,
  language: Language,
): string {
  return money ? `${money.currency} ${fixedText(money.amount, 2, language)}` : '';
}
