import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { purchasedGoodsActivity } from '@lichen/contracts/activities/types/goods/purchased-goods.entity';
import type { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import { coverageGap } from '@lichen/contracts/compliance/return-coverage';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { yearBounds, yearOf } from '@lichen/contracts/formats/days';
import type { Read } from '../../../platform/engine/rules';
import type { Selection } from '../../../platform/store/sql';
import { type Exact, ZERO } from '../emission/exact';
import type { BoughtOn, Rates } from '../emission/goods-circumstances';
import { costIn, isWithin } from '../emission/types/goods/cost-in-return';

export type AnnualReturn = RecordOf<typeof partnerReturn>;

/** Fields of a purchase that decide whether it counts for a return. */
export interface Bought extends BoughtOn {
  readonly partner_id: string | null;
  readonly applied: boolean;
}

/** Decimals of a cost. */
const COST_SCALE = 2;
const WHOLE = 10 ** COST_SCALE;

/** Tells whether a return is used by default, as long as the supplier's revenue covers the purchases. */
export const isTakenByItself = (one: AnnualReturn): boolean =>
  one.recalled_on === null && coverageGap(one) === null && one.revenue !== null && one.revenue > 0;

/** Returns the selection of applied purchases from a return's supplier in a period. */
export const boughtFrom = (
  { partner_id }: Pick<AnnualReturn, 'partner_id'>,
  { from, to }: { readonly from: number; readonly to: number },
): Pick<Selection, 'where' | 'anyOf'> => ({
  where: { activity_type: purchasedGoodsActivity.name, partner_id, applied: 1, from: { atLeast: from } },
  anyOf: [[{ from: { atMost: to } }]],
});

/** Returns the cost of a purchase in the return's currency; 0 outside its period. */
export const partOf = (sold: AnnualReturn, bought: Bought | null, rates: Rates): Exact =>
  bought?.applied && bought.partner_id === sold.partner_id && isWithin(bought, sold)
    ? costIn(sold, bought, rates)
    : ZERO;

/**
 * Returns the total purchases from a supplier in the period of its return. The database adds them up by currency and
 * year of the rate, so the cost does not grow with their number.
 */
export async function boughtInAll(read: Read, sold: AnnualReturn, rates: Rates): Promise<Exact> {
  const { period_start, period_end } = sold;
  let bought = ZERO;
  for (let year = yearOf(period_start); year <= yearOf(period_end); year += 1) {
    const bounds = yearBounds(year);
    const from = Math.max(bounds.from, period_start);
    const sums = await read(activity).groups({
      by: [{ as: 'currency', column: 'cost', path: ['currency'] }],
      measures: [{ as: 'amount', scale: COST_SCALE, column: 'cost', path: ['amount'] }],
      selection: boughtFrom(sold, { from, to: Math.min(bounds.to, period_end) }),
    });
    for (const { currency, amount } of sums) {
      if (typeof currency !== 'string') continue;
      const cost = { currency, amount: Number(amount ?? 0) / WHOLE };
      bought = bought.plus(costIn(sold, { from, cost }, rates));
    }
  }
  return bought;
}

/**
 * Cached sums per reader, for rows that are calculated together. Their own changes are handled by follow-ups of the
 * transaction.
 */
const known = new WeakMap<Read, Map<string, Promise<Exact>>>();

function knownSum(read: Read, sold: AnnualReturn, rates: Rates): Promise<Exact> {
  const sums = known.get(read) ?? new Map<string, Promise<Exact>>();
  known.set(read, sums);
  const asked = sums.get(sold._id) ?? boughtInAll(read, sold, rates);
  sums.set(sold._id, asked);
  return asked;
}

/** Returns the other purchases in the period of each return that is used by default, by the return's id. */
export async function boughtBeside(
  read: Read,
  stored: Bought | null,
  { returns, rates }: { readonly returns: readonly AnnualReturn[]; readonly rates: Rates },
): Promise<ReadonlyMap<string, Exact>> {
  const beside = new Map<string, Exact>();
  for (const sold of returns.filter(isTakenByItself))
    beside.set(sold._id, (await knownSum(read, sold, rates)).minus(partOf(sold, stored, rates)));
  return beside;
}
