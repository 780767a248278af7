import type { Language } from '@lichen/contracts/text/languages';
import { decimalText, figureDecimals } from '@lichen/contracts/formats/numbers';
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

/** `decimals` places; a figure below one keeps three significant digits. */
export function smallText(value: Exact | null | undefined, decimals: number, language: Language): string {
  const exact = value === null || value === undefined ? null : exactOf(value);
  return exact ? fixedText(value, figureDecimals(exact.toFixed(), decimals), language) : '';
}

/** Exactly `decimals` places. */
export function fixedText(value: Exact | null | undefined, decimals: number, language: Language): string {
  const exact = value === null || value === undefined ? null : exactOf(value);
  return exact ? decimalText(exact.toFixed(decimals), language) : '';
}

/** Decimals of the value, at most `most`, or those of three significant digits below one. */
export function numberText(value: Exact | null | undefined, language: Language, most = 6): string {
  const exact = value === null || value === undefined ? null : exactOf(value);
  return exact ? decimalText(exact.round(figureDecimals(exact.toFixed(), most)).toFixed(), language) : '';
}

/** As many decimals as asked for, or the first that is not zero: nothing but zero reads as zero. */
export const decimalsToSee = (value: Big, decimals: number): number =>
  value.eq(0) || !value.round(decimals).eq(0) ? decimals : -value.e;

export function percentText(value: Exact | null | undefined, language: Language, decimals = 1): string {
  const exact = value === null || value === undefined ? null : exactOf(value);
  return exact ? `${fixedText(value, decimalsToSee(exact, decimals), language)}\u00a0%` : '';
}

export function moneyText(
  money: { readonly currency: string; readonly amount: number } | null | undefined,
  language: Language,
): string {
  return money ? `${money.currency} ${fixedText(money.amount, 2, language)}` : '';
}
