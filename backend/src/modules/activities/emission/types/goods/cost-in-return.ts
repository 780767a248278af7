import { yearOf } from '@lichen/contracts/formats/days';
import { type Exact, ZERO } from '../../exact';
import type { BoughtOn, Rates, SupplierReturn } from '../../goods-circumstances';
import { productOf } from '../../inputs';
import { convertCurrency } from './spend';

type Sold = Pick<SupplierReturn, 'currency'>;

/** True if the day of the purchase lies in the period of the return. */
export const isWithin = (
  { from }: Pick<BoughtOn, 'from'>,
  { period_start, period_end }: Pick<SupplierReturn, 'period_start' | 'period_end'>,
): boolean => from >= period_start && from <= period_end;

/** Converts a cost to the currency of a return at the mean rate of its year; 0 where no rate is known. */
export function costIn({ currency }: Sold, { cost, from }: BoughtOn, rates: Rates | undefined): Exact {
  if (!cost || currency === null) return ZERO;
  const found = convertCurrency(cost, currency, yearOf(from), rates);
  return 'err' in found ? ZERO : (productOf(found.inputs) ?? ZERO);
}
