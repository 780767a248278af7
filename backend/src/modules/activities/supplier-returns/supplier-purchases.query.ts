import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { purchasedGoodsActivity } from '@lichen/contracts/activities/types/purchased-goods.entity';
import type { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import { coverageGap } from '@lichen/contracts/compliance/return-coverage';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { yearBounds, yearOf } from '@lichen/contracts/formats/days';
import type { Read } from '../../../platform/engine/rules';
import type { Selection } from '../../../platform/store/sql';
import { type Exact, ZERO } from '../emission/exact';
import type { BoughtOn, Rates } from '../emission/goods-circumstances';
import { costIn, isWithin } from '../emission/types/cost-in-return';

export type AnnualReturn = RecordOf<typeof partnerReturn>;

/** What a purchase has to say for itself, whether it counts for a return or not. */
export interface Bought extends BoughtOn {
  readonly partner_id: string | null;
  readonly applied: boolean;
}

/** Pence and cents. */
const COST_SCALE = 2;
const WHOLE = 10 ** COST_SCALE;

/** True of a return that is taken by itself as long as its supplier sold more than was bought. */
export const isTakenByItself = (one: AnnualReturn): boolean =>
  one.recalled_on === null && coverageGap(one) === null && one.revenue !== null && one.revenue > 0;

/** Applied purchases from the supplier of a return in some days. */
export const boughtFrom = (
  { partner_id }: Pick<AnnualReturn, 'partner_id'>,
  { from, to }: { readonly from: number; readonly to: number },
): Pick<Selection, 'where' | 'anyOf'> => ({
  where: { activity_type: purchasedGoodsActivity.name, partner_id, applied: 1, from: { atLeast: from } },
  anyOf: [[{ from: { atMost: to } }]],
});

/** What a purchase adds to what was bought in the period of a return, in the return's currency. */
export const partOf = (sold: AnnualReturn, bought: Bought | null, rates: Rates): Exact =>
  bought?.applied && bought.partner_id === sold.partner_id && isWithin(bought, sold)
    ? costIn(sold, bought, rates)
    : ZERO;

/**
 * What was bought of a supplier in the period of its return: summed where it is stored, by currency and year of the rate,
 * so that as little is read of ten thousand purchases as of ten.
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
 * Sums of returns, asked once for all the rows that are calculated together. What these change is seen by what follows
 * from the transaction.
 */
const known = new WeakMap<Read, Map<string, Promise<Exact>>>();

function knownSum(read: Read, sold: AnnualReturn, rates: Rates): Promise<Exact> {
  const sums = known.get(read) ?? new Map<string, Promise<Exact>>();
  known.set(read, sums);
  const asked = sums.get(sold._id) ?? boughtInAll(read, sold, rates);
  sums.set(sold._id, asked);
  return asked;
}

/** What was bought beside one purchase, as it is stored, in the period of each return that is taken by itself. */
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
