/** What a factor of an industry is per unit of: the words a reader is told. Dictionary keys. */
export const PRICE_BASES = {
  purchaser: 'Purchaser prices',
  purchaser_with_vat: 'Purchaser prices with VAT',
} as const;

/** Prices that the publisher of a factor divides by. */
export interface PriceBasis {
  readonly price_basis: keyof typeof PRICE_BASES;
  /** Whose VAT is in the prices. */
  readonly vat_country?: string;
  /** The law that exempts everything the industry sells; its bills carry no VAT. */
  readonly vat_exempt?: string;
}

/** Source of a rate of VAT that a person entered. A dictionary key. */
export const STATED_RATE = 'Stated by the company';
