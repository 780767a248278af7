import type { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { yearOf } from '@lichen/contracts/formats/days';
import { type Exact, exact, sum } from '../emission/exact';
import type { Rates } from '../emission/goods-circumstances';
import { productOf } from '../emission/inputs';
import { convertCurrency } from '../emission/types/goods/spend';
import type { CheckSubject } from './check-subject';
import { type DetectedFinding, detectedFinding, ofDays } from './finding';
import { costOrSupplier } from './remedies';

/** Fields of a return with a partner's sales. */
export const SALES = ['_id', 'partner_id', 'period_start', 'period_end', 'revenue', 'currency'] as const;
export type Sales = Pick<RecordOf<typeof partnerReturn>, (typeof SALES)[number]>;

/** Largest number of other purchases in a finding. */
const MOST_NAMED = 20;

/** True if the purchase falls into the sales that the partner reported. */
export const isOfSales = (record: CheckSubject, { partner_id, period_start, period_end }: Sales): boolean =>
  record.partner_id === partner_id && record.from >= period_start && record.from <= period_end;

/** Converts a cost to a currency at the mean rate of its year; null where no rate is known. */
function costIn(currency: string, { spent, from }: CheckSubject, rates: Rates): Exact | null {
  if (!spent) return null;
  const found = convertCurrency(spent, currency, yearOf(from), rates);
  return 'err' in found ? null : productOf(found.inputs);
}

function aboveRevenue(records: readonly CheckSubject[], sales: Sales, rates: Rates): DetectedFinding[] {
  const { _id, partner_id, revenue, currency, period_start: from, period_end: to } = sales;
  if (revenue === null || revenue <= 0 || currency === null) return [];
  const bought = records.flatMap((record) => {
    const cost = isOfSales(record, sales) ? costIn(currency, record, rates) : null;
    return cost === null ? [] : [{ record, cost }];
  });
  const total = sum(bought.map(({ cost }) => cost));
  if (!total.gt(exact(revenue))) return [];
  const [largest, ...others] = bought
    .toSorted((a, b) => Number(b.record.isAsked ?? false) - Number(a.record.isAsked ?? false) || b.cost.cmp(a.cost))
    .map(({ record }) => record);
  if (!largest) return [];
  // Rounded up, because 100 % of the revenue would be no finding.
  const percent = Math.ceil(total.times(100).div(exact(revenue)).toNumber());
  return [
    detectedFinding(largest, {
      kind: 'spend_above_revenue',
      // The finding reappears when the return states another revenue.
      of: `${_id}:${revenue}`,
      others: others.slice(0, MOST_NAMED),
      ...{ from, to },
      params: { ...ofDays(from, to), percent: { number: percent } },
      remedies: costOrSupplier(largest, partner_id),
    }),
  ];
}

/** Returns findings of purchases that exceed the supplier's revenue as stated in its own return. */
export const boughtAboveRevenue = (
  records: readonly CheckSubject[],
  returns: readonly Sales[],
  rates: Rates,
): DetectedFinding[] => returns.flatMap((sales) => aboveRevenue(records, sales, rates));
