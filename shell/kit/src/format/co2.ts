import type { Language } from '@lichen/contracts/text/languages';
import { KG_IN } from '@lichen/contracts/formats/mass';
import Big from 'big.js';
import { FIGURE_DECIMALS } from './figures';
import { decimalsToSee, type Exact, exactOf, smallText } from './numbers';

export type EmissionUnit = 'kg' | 't';

/** Converts kilograms to the account's unit, exactly; null without a number. */
export const inUnit = (kg: Exact | null | undefined, unit: EmissionUnit): Big | null => {
  const exact = kg === null || kg === undefined ? null : exactOf(kg);
  if (!exact) return null;
  return unit === 't' ? exact.div(KG_IN.t) : exact;
};

/**
 * Formats kilograms in the account's unit, with three decimals (below one, three significant digits), without the unit.
 */
export function co2Text(
  kg: Exact | null | undefined,
  unit: EmissionUnit,
  language: Language,
  decimals: number = FIGURE_DECIMALS.co2,
): string {
  const value = inUnit(kg, unit);
  return value ? smallText(value.toFixed(), decimals, language) : '';
}

/** Converts an amount with its own unit to kilograms. */
export const kilograms = (amount: Exact | null | undefined, unit: EmissionUnit): string | null => {
  const exact = amount === null || amount === undefined ? null : exactOf(amount);
  return exact ? exact.times(KG_IN[unit]).toFixed() : null;
};

/** Returns the change from an earlier figure in percent; null if there is nothing to compare with. */
export function changePercent(now: Exact, before: Exact): string | null {
  const [current, earlier] = [exactOf(now), exactOf(before)];
  if (!current || !earlier || earlier.eq(0)) return null;
  const percent = current.minus(earlier).div(earlier).times(100);
  return percent.toFixed(decimalsToSee(percent, 1), Big.roundHalfUp);
}
