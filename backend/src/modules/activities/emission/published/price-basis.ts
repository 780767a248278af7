/** Names of the prices that spend factors are per. Dictionary keys. */
export const PRICE_BASES = {
  purchaser: 'Purchaser prices',
  purchaser_with_vat: 'Purchaser prices with VAT',
} as const;

/** Kind of prices that a spend factor is per. */
export interface PriceBasis {
  readonly price_basis: keyof typeof PRICE_BASES;
  /** Country whose VAT the prices include. */
  readonly vat_country?: string;
  /** Law that exempts all sales of the industry, so that its bills carry no VAT. */
  readonly vat_exempt?: string;
}

/** Source of a VAT rate that a person entered. A dictionary key. */
export const STATED_RATE = 'Stated by the company';
