/** Digits that an international number has at least and at most, its country code counted. */
const [FEWEST, MOST] = [7, 15];

const digits = (text: string): string => text.replace(/[\s().\-/]/g, '');

/** A country code as `+44`; null for anything else. `0044` and `44` are written for it too. */
export function countryCode(written: string): string | null {
  const found = /^(?:\+|00)?([1-9]\d{0,2})$/.exec(digits(written))?.[1];
  return found === undefined ? null : `+${found}`;
}

/** A number within its country, without the zero that is dialled there alone; null for anything else. */
function national(written: string): string | null {
  return /^0?([1-9]\d*)$/.exec(digits(written))?.[1] ?? null;
}

/** The international number of a country code and a number; null where the two make none. */
export function internationalNumber(code: string, number: string): string | null {
  const [country, rest] = [countryCode(code), national(number)];
  const whole = country && rest ? `${country}${rest}` : '';
  return whole.length - 1 >= FEWEST && whole.length - 1 <= MOST ? whole : null;
}
