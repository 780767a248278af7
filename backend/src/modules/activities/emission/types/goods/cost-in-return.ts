import { yearOf } from '@lichen/contracts/formats/days';
import { type Exact, ZERO } from '../../exact';
import type { BoughtOn, Rates, SupplierReturn } from '../../goods-circumstances';
import { productOf } from '../../inputs';
import { convertCurrency } from './spend';

type Sold = Pick<SupplierReturn, 'period_start' | 'period_end' | 'currency'>;

/** True if the purchase falls into the period of the return. */
export const isWithin = ({ from }: BoughtOn, { period_start, period_end }: Sold): boolean =>
  from >= period_start && from <= period_end;

/** Converts a cost to the currency of a return at the mean rate of its year; 0 where no rate is known. */
export function costIn({ currency }: Sold, { cost, from }: BoughtOn, rates: Rates | undefined): Exact {
  if (!cost || currency === null) return ZERO;
  const found = convertCurrency(cost, currency, yearOf(from), rates);
  return 'err' in found ? ZERO : (productOf(found.inputs) ?? ZERO);
}
