const CURRENCY_SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({ '£': 'GBP', '€': 'EUR', us$: 'USD', fr: 'CHF', sfr: 'CHF', euro: 'EUR', euros: 'EUR' }),
);
/** Signs that several currencies are written with. */
const SHARED_SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    $: 'USD AUD BBD BMD BND BSD BZD CAD CLP COP FJD GYD HKD JMD KYD LRD MXN NAD NZD SGD SRD TTD TWD XCD',
    kr: 'DKK ISK NOK SEK',
  }),
);
/** Currencies that bills are written in; `VAT` and `NET` above a column are none. */
const CODES = new Set(Intl.supportedValuesOf('currency'));

const plainWord = (word: string): string => word.replace('.', '').toLowerCase();

export const isSharedSign = (word: string): boolean => SHARED_SIGNS.has(plainWord(word));

/**
 * Currency that a cell says; undefined where it says something else, as `Tsd` and `Mio` say thousands and millions, or a
 * sign that `own` leaves open.
 */
export function currencyOf(word: string, own: string): string | undefined {
  const plain = plainWord(word);
  const shared = SHARED_SIGNS.get(plain);
  if (shared) return shared.split(' ').includes(own) ? own : undefined;
  return CURRENCY_SIGNS.get(plain) ?? (CODES.has(plain.toUpperCase()) ? plain.toUpperCase() : undefined);
}

/** Currency that a word of a heading or of a number format says; a sign that several share stays a sign. */
export function currencySaid(word: string): string | null {
  const plain = plainWord(word.trim());
  if (SHARED_SIGNS.has(plain)) return plain;
  return CURRENCY_SIGNS.get(plain) ?? (CODES.has(word.trim()) ? word.trim() : null);
}
