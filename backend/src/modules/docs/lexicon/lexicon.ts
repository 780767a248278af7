/** Ideas that labels on documents consist of. */
export const IDEAS = [
  ...(['invoice', 'number', 'date', 'issue', 'due', 'customer', 'contract', 'order', 'tax', 'bank', 'phone'] as const),
  ...(['period', 'from', 'to', 'total', 'amount', 'net', 'gross', 'previous', 'price', 'use', 'reading'] as const),
  ...([
    'meter',
    'supply',
    'address',
    'billing',
    'renewable',
    'multiplier',
    'delivery',
    'supplier',
    'certificate',
  ] as const),
  ...([
    'standard',
    'expiry',
    'valid',
    'waste',
    'weight',
    'liability',
    'fuel',
    'emissions',
    'discount',
    'company',
  ] as const),
] as const;
export type Idea = (typeof IDEAS)[number];

/**
 * Words of one language, folded and separated by commas: `=nr` is a whole word, `-datum` the end of a word, an entry
 * with a space a phrase, any other the beginning of a word or, from five letters, any part of one.
 */
export interface Lexicon {
  /** ISO 639-1 code. */
  readonly language: string;
  readonly stopWords: string;
  readonly ideas: Readonly<Record<Idea, string>>;
  /** Words that indicate a document type, by type. */
  readonly types: Readonly<Record<string, string>>;
  /** Words for fuels, by the fuel's name in the activity types. */
  readonly fuels: Readonly<Record<string, string>>;
}
