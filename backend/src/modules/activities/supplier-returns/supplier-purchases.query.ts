import { purchasedGoodsActivity } from '@lichen/contracts/activities/types/purchased-goods.entity';
import type { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import { coverageGap } from '@lichen/contracts/compliance/return-coverage';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import type { Read } from '../../../platform/engine/rules';
import { type Exact, ZERO } from '../emission/exact';
import type { BoughtOn, Rates } from '../emission/goods-circumstances';
import { boughtInAll, costIn, isWithin } from '../emission/types/bought-in-all';

type Return = RecordOf<typeof partnerReturn>;

/** A purchase that a return may be taken for. */
export interface SupplierPurchase extends BoughtOn {
  readonly _id: string;
  readonly partner_id: string | null;
  readonly method: RecordOf<typeof purchasedGoodsActivity>['method'];
}

/** True of a return that is taken by itself as long as its supplier sold more than was bought. */
export const isTakenByItself = (one: Return): boolean =>
  coverageGap(one) === null && one.revenue !== null && one.revenue > 0;

/** Applied purchases from the suppliers of some returns, in the periods and years of these. */
export async function supplierPurchases(read: Read, returns: readonly Return[]): Promise<readonly SupplierPurchase[]> {
  const partners = [...new Set(returns.map(({ partner_id }) => partner_id))];
  const days = returns.flatMap(({ period_start, period_end, year }) => {
    const whole = year === null ? [] : Object.values(yearBounds(year));
    return [period_start, period_end, ...whole];
  });
  const found = await read(purchasedGoodsActivity).part(['_id', 'partner_id', 'from', 'cost', 'method'], {
    where: { partner_id: { in: partners }, applied: 1, from: { atLeast: Math.min(...days) } },
    anyOf: [[{ from: { atMost: Math.max(...days) } }]],
  });
  return found.flatMap(({ from, ...rest }) => (from === null ? [] : [{ ...rest, from }]));
}

interface Supplied {
  readonly purchases: ReadonlyMap<string, SupplierPurchase>;
  /** By the id of the return. */
  readonly bought: ReadonlyMap<string, Exact>;
}

async function suppliedBy(read: Read, returns: readonly Return[], rates: Rates): Promise<Supplied> {
  const found = await supplierPurchases(read, returns);
  return {
    purchases: new Map(found.map((each) => [each._id, each])),
    bought: new Map(returns.map((sold) => [sold._id, boughtInAll(sold, found, rates)])),
  };
}

/**
 * Purchases of a supplier are read and summed once for all the rows that are calculated together. What these change is
 * seen by what follows from the transaction.
 */
const known = new WeakMap<Read, Map<string, Promise<Supplied>>>();

/** What was bought beside one purchase in the period of each return of its supplier that is taken by itself. */
export async function boughtBeside(
  read: Read,
  { _id, returns, rates }: { readonly _id: string; readonly returns: readonly Return[]; readonly rates: Rates },
): Promise<ReadonlyMap<string, Exact>> {
  const taken = returns.filter(isTakenByItself);
  const [first] = taken;
  if (!first) return new Map();
  const suppliers = known.get(read) ?? new Map<string, Promise<Supplied>>();
  known.set(read, suppliers);
  const asked = suppliers.get(first.partner_id) ?? suppliedBy(read, taken, rates);
  suppliers.set(first.partner_id, asked);
  const { purchases, bought } = await asked;
  const own = purchases.get(_id);
  return new Map(
    taken.map((sold) => {
      const counted = own && isWithin(own, sold) ? costIn(sold, own, rates) : ZERO;
      return [sold._id, (bought.get(sold._id) ?? ZERO).minus(counted)];
    }),
  );
}
