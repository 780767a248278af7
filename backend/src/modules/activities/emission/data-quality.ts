import { isAssured, type StatedAssurance } from '@lichen/contracts/compliance/return-assurance';
import type { CalcMethod } from './calculation';

/**
 * The scale of `data_quality`, for every type: what a figure rests on decides, never which type it is of. A supplier's
 * return is verified where it names the third party, the level of assurance and the date.
 */
export const QUALITY = {
  verified: 1,
  /** Metered, weighed or invoiced; a statement of the supplier; a return called verified that does not say by whom. */
  measured: 2,
  /** Distance, hours, average data, a density; a return that is reported and not verified. */
  proxy: 3,
  /** Money, the factor of another country, the mean of several, a meter reading that the supplier estimated. */
  rough: 4,
  /** People, area, a figure that the company states, a return that leaves emissions out. */
  estimate: 5,
} as const;

/** A share by revenue: as good as the return is. */
export const RETURN_QUALITY = {
  verified: QUALITY.measured,
  reported: QUALITY.proxy,
  estimated: QUALITY.rough,
} as const;

/** A share by the return of a supplier, 1 only where it says who verified it, at which level and when. */
export const returnQuality = (returned: StatedAssurance & { quality: keyof typeof RETURN_QUALITY }): number =>
  isAssured(returned) ? QUALITY.verified : RETURN_QUALITY[returned.quality];

/** Currency in the place of a unit. No unit of the product is written as three capitals. */
const CURRENCY = /^[A-Z]{3}$/;

interface Rated {
  readonly method: CalcMethod;
  readonly amountUnits: string;
  /** Quality of the amount that was entered. */
  readonly data_quality: number;
  readonly isStandIn?: true;
}

/** Score of a figure: that of its amount, and no better than 4 by money or by the factor of another country. */
export function figureQuality({ method, amountUnits, data_quality, isStandIn }: Rated): number {
  const isByMoney = CURRENCY.test(amountUnits) && method !== 'revenue';
  return Math.max(data_quality, isByMoney || isStandIn ? QUALITY.rough : QUALITY.verified);
}
