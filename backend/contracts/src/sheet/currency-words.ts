const CURRENCY_SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({ '£': 'GBP', '€': 'EUR', us$: 'USD', fr: 'CHF', sfr: 'CHF', euro: 'EUR', euros: 'EUR' }),
);
/** Currency signs that several currencies share. */
const SHARED_SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    $: 'USD AUD BBD BMD BND BSD BZD CAD CLP COP FJD GYD HKD JMD KYD LRD MXN NAD NZD SGD SRD TTD TWD XCD',
    kr: 'DKK ISK NOK SEK',
  }),
);
/** ISO currency codes; `VAT` and `NET` above a column are not among them. */
const CODES = new Set(Intl.supportedValuesOf('currency'));

const plainWord = (word: string): string => word.replace('.', '').toLowerCase();

/** True for signs that several currencies share, such as $. */
export const isSharedSign = (word: string): boolean => SHARED_SIGNS.has(plainWord(word));

/**
 * Returns the currency named in a cell. Undefined for other words, such as `Tsd` and `Mio` for thousands and millions,
 * and for a shared sign that does not include the currency `own`.
 */
export function currencyOf(word: string, own: string): string | undefined {
  const plain = plainWord(word);
  const shared = SHARED_SIGNS.get(plain);
  if (shared) return shared.split(' ').includes(own) ? own : undefined;
  return CURRENCY_SIGNS.get(plain) ?? (CODES.has(plain.toUpperCase()) ? plain.toUpperCase() : undefined);
}

/**
 * Returns the currency named in a heading or number format; a sign shared by several currencies is returned as it is.
 */
export function currencySaid(word: string): string | null {
  const plain = plainWord(word.trim());
  if (SHARED_SIGNS.has(plain)) return plain;
  return CURRENCY_SIGNS.get(plain) ?? (CODES.has(word.trim()) ? word.trim() : null);
}
