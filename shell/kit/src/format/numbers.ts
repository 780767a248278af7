import type { Language } from '@lichen/contracts/text/languages';
import { decimalText, figureDecimals } from '@lichen/contracts/formats/numbers';
import Big from 'big.js';

/** An exact decimal: a number from the API, or a string from `explain`. */
export type Exact = number | string;

/** Parses a number without rounding; null for a text that is none. */
export const exactOf = (value: Exact): Big | null => {
  try {
    return new Big(value);
  } catch {
    return null;
  }
};

/** Formats with `decimals` decimals; a figure below one with three significant digits. */
export function smallText(value: Exact | null | undefined, decimals: number, language: Language): string {
  const exact = value === null || value === undefined ? null : exactOf(value);
  return exact ? fixedText(value, figureDecimals(exact.toFixed(), decimals), language) : '';
}

/** Formats with exactly `decimals` decimals. */
export function fixedText(value: Exact | null | undefined, decimals: number, language: Language): string {
  const exact = value === null || value === undefined ? null : exactOf(value);
  return exact ? decimalText(exact.toFixed(decimals), language) : '';
}

/** Formats with the value's own decimals, at most `most`, or three significant digits below one. */
export function numberText(value: Exact | null | undefined, language: Language, most = 6): string {
  const exact = value === null || value === undefined ? null : exactOf(value);
  return exact ? decimalText(exact.round(figureDecimals(exact.toFixed(), most)).toFixed(), language) : '';
}

/** Returns `decimals`, or as many as show the first digit that is not zero: only zero is shown as zero. */
export const decimalsToSee = (value: Big, decimals: number): number =>
  value.eq(0) || !value.round(decimals).eq(0) ? decimals : -value.e;

/** Formats a number of percent (12.5 is `12.5 %`); a small value gets the decimals it needs to differ from zero. */
export function percentText(value: Exact | null | undefined, language: Language, decimals = 1): string {
  const exact = value === null || value === undefined ? null : exactOf(value);
  return exact ? `${fixedText(value, decimalsToSee(exact, decimals), language)}\u00a0%` : '';
}

/** Formats an amount after its currency code, with two decimals; empty without an amount. */
export function moneyText(
  money: { readonly currency: string; readonly amount: number } | null | undefined,
  language: Language,
): string {
  return money ? `${money.currency} ${fixedText(money.amount, 2, language)}` : '';
}
