import { isAssured, type StatedAssurance } from '@lichen/contracts/compliance/return-assurance';
import type { CalcMethod } from './calculation';

/**
 * Scores of `data_quality`, from 1 (best) to 5. The kind of evidence decides the score, not the activity type. A
 * supplier's return scores 1 only if it names the third party, the level of assurance and the date.
 */
export const QUALITY = {
  verified: 1,
  /** Metered, weighed or invoiced; stated by the supplier; a return said to be verified without naming the verifier. */
  measured: 2,
  /** Distance, hours, average data or a density; a reported but unverified return. */
  proxy: 3,
  /** Money, another country's factor, a mean of several factors, or a meter reading estimated by the supplier. */
  rough: 4,
  /** People, area, a figure stated by the company, or a return that leaves out emissions. */
  estimate: 5,
} as const;

/** Score of a share by revenue, by the quality of the supplier's return. */
export const RETURN_QUALITY = {
  verified: QUALITY.measured,
  reported: QUALITY.proxy,
  estimated: QUALITY.rough,
} as const;

/** Returns the score of a share by revenue: 1 only if the return says who verified it, at which level and when. */
export const returnQuality = (returned: StatedAssurance & { quality: keyof typeof RETURN_QUALITY }): number =>
  isAssured(returned) ? QUALITY.verified : RETURN_QUALITY[returned.quality];

/** Matches a currency code in a unit field. No unit of the product is three capitals. */
const CURRENCY = /^[A-Z]{3}$/;

/** Tells whether an amount is money. */
export const isMoney = (units: string): boolean => CURRENCY.test(units);

interface Rated {
  readonly method: CalcMethod;
  readonly amountUnits: string;
  /** Quality of the amount that was entered. */
  readonly data_quality: number;
  readonly isStandIn?: true;
}

/**
 * Returns the score of a figure: that of its amount, but at best 4 if calculated from money or with another country's
 * factor.
 */
export function figureQuality({ method, amountUnits, data_quality, isStandIn }: Rated): number {
  const isByMoney = isMoney(amountUnits) && method !== 'revenue';
  return Math.max(data_quality, isByMoney || isStandIn ? QUALITY.rough : QUALITY.verified);
}
