import type { StatedAssurance } from '@lichen/contracts/compliance/return-assurance';
import type { StatedReturn } from '@lichen/contracts/compliance/return-coverage';
import type { RETURN_QUALITIES } from '@lichen/contracts/compliance/partner-return.entity';
import type { Exact } from './exact';

/** A published rate or index with where it stands; digits as published. */
export interface PublishedRate {
  readonly value: string;
  readonly source: string;
  /** The year it was published for: the one asked for, or the last before it. */
  readonly year: number;
  /** No later one is known. */
  readonly isLatest: boolean;
}

/** An exchange rate; `isPer` where it is told the other way round and has to be divided by. */
export interface ExchangeRate extends PublishedRate {
  readonly isPer?: boolean;
}

/**
 * Exchange rates, price indices and rates of VAT by year. Each counts from its year until the next one that is known;
 * before the first there is none, and none is estimated.
 */
export interface Rates {
  /** Units of the second currency for one of the first, the mean of the year. */
  exchange(from: string, to: string, year: number): ExchangeRate | undefined;
  priceIndex(currency: string, year: number): PublishedRate | undefined;
  /** Standard rate of a country, in per cent. */
  vat(country: string, year: number): PublishedRate | undefined;
}

/** Units and weight of a product. `density` is tonnes for one unit. */
export interface WeighedProduct {
  readonly name: string;
  readonly units: string;
  readonly density: number | null;
  readonly recycle: number | null;
}

/** Emissions and revenue that a supplier returned for a year. */
export interface SupplierReturn extends StatedReturn, StatedAssurance {
  readonly _id: string;
  readonly year: number | null;
  readonly currency: string | null;
  readonly revenue: number | null;
  readonly total_co2: number | null;
  readonly co2_units: 'kg' | 't';
  readonly quality: (typeof RETURN_QUALITIES)[number];
  /** When the passport was revoked that the figures were taken from. */
  readonly recalled_on?: number | null;
}

/** What was bought on a day, without VAT. */
export interface BoughtOn {
  readonly from: number;
  readonly cost: { readonly currency: string; readonly amount: number } | null;
}

/** Weights, rates and returns that goods and waste are calculated with, read beforehand. */
export interface GoodsCircumstances {
  readonly product: WeighedProduct | null;
  /** The product that went into another one. */
  readonly input?: WeighedProduct | null;
  readonly returns?: readonly SupplierReturn[];
  /** What else was bought in the period of a return, in its currency, by the id of the return. */
  readonly boughtBeside?: ReadonlyMap<string, Exact>;
  readonly rates?: Rates;
}
