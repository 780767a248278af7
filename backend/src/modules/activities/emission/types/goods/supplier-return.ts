import { isAssured } from '@lichen/contracts/compliance/return-assurance';
import { coverageGap } from '@lichen/contracts/compliance/return-coverage';
import { RETURN_QUALITY } from '../../data-quality';
import type { SupplierReturn } from '../../goods-circumstances';
import { infoInput } from '../../inputs';
import { isWithin } from './cost-in-return';

const QUALITY_ORDER = Object.keys(RETURN_QUALITY);

/** Tells whether a return has all its figures and its passport was not revoked. */
const isComplete = ({ currency, revenue, total_co2, recalled_on = null }: SupplierReturn) =>
  recalled_on === null && currency !== null && total_co2 !== null && revenue !== null && revenue > 0;

/**
 * Returns the best of the supplier's returns whose period the day lies in: complete coverage first, then the currency
 * of the purchase, quality and latest period.
 */
export function bestReturn(
  returns: readonly SupplierReturn[],
  from: number,
  currency: string | undefined,
): SupplierReturn | undefined {
  const rank = (one: SupplierReturn) => [
    coverageGap(one) === null ? 0 : 1,
    one.currency === currency ? 0 : 1,
    QUALITY_ORDER.indexOf(one.quality),
    -one.period_start,
  ];
  const ofTheDay = returns.filter((one) => isWithin({ from }, one) && isComplete(one));
  return ofTheDay.sort((one, other) => {
    const [ours, theirs] = [rank(one), rank(other)];
    const at = ours.findIndex((value, place) => value !== theirs[place]);
    if (at < 0) return one._id < other._id ? -1 : 1;
    return (ours[at] as number) - (theirs[at] as number);
  })[0];
}

/** Returns inputs with verifier and level of assurance, if the return states all of it. */
export const assuranceOf = (returned: SupplierReturn) =>
  isAssured(returned)
    ? [infoInput('Verified by', returned.verified_by ?? ''), infoInput('Level of assurance', returned.assurance ?? '')]
    : [];
