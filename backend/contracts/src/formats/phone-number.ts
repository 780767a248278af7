/** Fewest and most digits of an international number, country code included. */
const [FEWEST, MOST] = [7, 15];

const digits = (text: string): string => text.replace(/[\s().\-/]/g, '');

/** Returns a country code as `+44`, also for `0044` and `44`; null for anything else. */
export function countryCode(written: string): string | null {
  const found = /^(?:\+|00)?([1-9]\d{0,2})$/.exec(digits(written))?.[1];
  return found === undefined ? null : `+${found}`;
}

/** Returns the national part of a number without its trunk prefix 0; null for anything else. */
function national(written: string): string | null {
  return /^0?([1-9]\d*)$/.exec(digits(written))?.[1] ?? null;
}

/** Joins a country code and a number to an international number; null when they are not valid. */
export function internationalNumber(code: string, number: string): string | null {
  const [country, rest] = [countryCode(code), national(number)];
  const whole = country && rest ? `${country}${rest}` : '';
  return whole.length - 1 >= FEWEST && whole.length - 1 <= MOST ? whole : null;
}
