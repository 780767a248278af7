/** A published rate or index with where it stands; digits as published. */
export interface PublishedRate {
  readonly value: string;
  readonly source: string;
}

/** An exchange rate; `isPer` where it is told the other way round and has to be divided by. */
export interface ExchangeRate extends PublishedRate {
  readonly isPer?: boolean;
}

/** What money of a year was worth. Nothing is ever guessed: a rate that nobody loaded is missing. */
export interface Rates {
  /** Units of the second currency for one of the first, the mean of the year. */
  exchange(from: string, to: string, year: number): ExchangeRate | undefined;
  priceIndex(currency: string, year: number): PublishedRate | undefined;
}

/** What a product says of a quantity of it. `density` is tonnes for one of its units. */
export interface WeighedProduct {
  readonly name: string;
  readonly units: string;
  readonly density: number | null;
  readonly recycle: number | null;
}

/** What a supplier returned for a year. */
export interface SupplierReturn {
  readonly _id: string;
  readonly year: number | null;
  readonly currency: string | null;
  readonly revenue: number | null;
  readonly total_co2: number | null;
  readonly co2_units: 'kg' | 't';
  readonly quality: string;
}

/** What goods and wastes are weighed and priced by, read before they are calculated. */
export interface GoodsCircumstances {
  readonly product: WeighedProduct | null;
  /** The product that went into another one. */
  readonly input?: WeighedProduct | null;
  readonly returns?: readonly SupplierReturn[];
  readonly rates?: Rates;
}
