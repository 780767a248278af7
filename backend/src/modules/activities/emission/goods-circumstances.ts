import type { StatedAssurance } from '@lichen/contracts/compliance/return-assurance';
import type { StatedReturn } from '@lichen/contracts/compliance/return-coverage';
import type { RETURN_QUALITIES } from '@lichen/contracts/compliance/partner-return.entity';
import type { Exact } from './exact';

/** A published rate or index with its source, digits as published. */
export interface PublishedRate {
  readonly value: string;
  readonly source: string;
  /** Year it was published for: the requested year, or the last one before. */
  readonly year: number;
  /** True when no later rate is known. */
  readonly isLatest: boolean;
}

/** An exchange rate; amounts are divided by it when `isPer` is set, else multiplied. */
export interface ExchangeRate extends PublishedRate {
  readonly isPer?: boolean;
}

/**
 * Exchange rates, price indices and VAT rates by year. Each applies from its year until the next known one; before the
 * first one the result is undefined.
 */
export interface Rates {
  /** Units of `to` for one unit of `from`, as the mean of the year. */
  exchange(from: string, to: string, year: number): ExchangeRate | undefined;
  priceIndex(currency: string, year: number): PublishedRate | undefined;
  /** Standard VAT rate of a country, in per cent. */
  vat(country: string, year: number): PublishedRate | undefined;
}

/** Units and weight of a product. `density` is tonnes for one unit. */
export interface WeighedProduct {
  readonly name: string;
  readonly units: string;
  readonly density: number | null;
  readonly recycle: number | null;
}

/** Emissions and revenue that a supplier returned for a period. */
export interface SupplierReturn extends Omit<StatedReturn, keyof StatedAssurance>, StatedAssurance {
  readonly _id: string;
  /** The year that the return is named after; its period decides which purchases it is for. */
  readonly year: number | null;
  readonly currency: string | null;
  readonly revenue: number | null;
  readonly total_co2: number | null;
  readonly co2_units: 'kg' | 't';
  readonly quality: (typeof RETURN_QUALITIES)[number];
  /** Time at which the passport that the figures come from was revoked. */
  readonly recalled_on?: number | null;
}

/** A purchase on a day; the cost excludes VAT. */
export interface BoughtOn {
  readonly from: number;
  readonly cost: { readonly currency: string; readonly amount: number } | null;
}

/** Weights, rates and supplier returns for the calculation of goods and waste, read beforehand. */
export interface GoodsCircumstances {
  readonly product: WeighedProduct | null;
  /** The product that was used to make another one. */
  readonly input?: WeighedProduct | null;
  readonly returns?: readonly SupplierReturn[];
  /** Other purchases from the supplier in the period of a return, in its currency, by the return's id. */
  readonly boughtBeside?: ReadonlyMap<string, Exact>;
  readonly rates?: Rates;
}
