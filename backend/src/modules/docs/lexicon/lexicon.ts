/** Ideas that labels on documents are made of. */
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
 * How documents of a language say things. Words are folded and parted by commas: `=nr` is the whole word, anything else
 * the beginning of a word, from five letters on any part of one, `-datum` its end; with a space it is a phrase.
 */
export interface Lexicon {
  /** ISO 639-1. */
  readonly language: string;
  readonly stopWords: string;
  readonly ideas: Readonly<Record<Idea, string>>;
  /** What tells the types of documents apart. */
  readonly types: Readonly<Record<string, string>>;
  /** Names of fuels, as the activity types spell them. */
  readonly fuels: Readonly<Record<string, string>>;
}
