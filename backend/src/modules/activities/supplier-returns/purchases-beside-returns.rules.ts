import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { LIVE } from '@lichen/contracts/activities/calculations/counted-calculations';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { purchasedGoodsActivity } from '@lichen/contracts/activities/types/purchased-goods.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { FollowUp, Read } from '../../../platform/engine/rules';
import { ONLY_BY_CHOICE } from '../calculations/effective-calculations';
import { exact } from '../emission/exact';
import type { Rates } from '../emission/goods-circumstances';
import { ANNUAL_RETURN } from '../emission/parts';
import { boughtInAll, costIn, isWithin } from '../emission/types/bought-in-all';
import { isTakenByItself, type SupplierPurchase, supplierPurchases } from './supplier-purchases.query';

/** Ids in one condition. */
const AT_ONCE = 500;

type Plain = Readonly<Record<string, unknown>>;

/** Fields that say what was bought from whom in which period. */
const TELLING = ['partner_id', 'from', 'applied', 'cost'] as const;

const isAlike = (before: Plain | null, after: Plain | null): boolean =>
  before !== null &&
  after !== null &&
  TELLING.every((name) => JSON.stringify(before[name] ?? null) === JSON.stringify(after[name] ?? null));

const suppliersIn = (record: Plain | null): string[] =>
  record?.['activity_type'] === purchasedGoodsActivity.name && typeof record['partner_id'] === 'string'
    ? [record['partner_id']]
    : [];

/** Purchases that have a figure by a return, and whether it counts only where a person chooses it. */
async function returnsTaken(read: Read, ids: readonly string[]) {
  const found: { readonly activity_id: string; readonly factor_id: string; readonly isByChoice: boolean }[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const where = { ...LIVE, activity_id: { in: ids.slice(at, at + AT_ONCE) }, method: 'revenue' };
    const rows = await read(emissionCalc).part(['activity_id', 'engine_version', 'precedence', 'parts'], { where });
    for (const { activity_id, engine_version, precedence, parts } of rows) {
      const factor_id = parts?.[0]?.factor_id;
      if (engine_version !== null && factor_id)
        found.push({ activity_id, factor_id, isByChoice: precedence === ONLY_BY_CHOICE });
    }
  }
  return found;
}

/** Purchases whose figure takes a return that it should leave, or the other way round. */
async function outOfStep(read: Read, suppliers: readonly string[], rates: Rates): Promise<string[]> {
  const returns = (await read(partnerReturn).list({ where: { partner_id: { in: [...suppliers] } } })).filter(
    isTakenByItself,
  );
  if (returns.length === 0) return [];
  const purchases = await supplierPurchases(read, returns);
  // Whoever asks for the method has it, whatever was sold.
  const open = new Map(purchases.filter(({ method }) => method !== 'revenue').map((each) => [each._id, each]));
  const taken = await returnsTaken(read, [...open.keys()]);
  return returns.flatMap((sold) => {
    const all = purchases.filter(({ partner_id }) => partner_id === sold.partner_id);
    const bought = boughtInAll(sold, all, rates);
    const isAbove = (one: SupplierPurchase) =>
      (isWithin(one, sold) ? bought : bought.plus(costIn(sold, one, rates))).gt(exact(sold.revenue ?? 0));
    return taken
      .filter(({ factor_id }) => factor_id === `${ANNUAL_RETURN}${sold._id}`)
      .filter(({ activity_id, isByChoice }) => isAbove(open.get(activity_id) as SupplierPurchase) !== isByChoice)
      .map(({ activity_id }) => activity_id);
  });
}

/**
 * Nobody bought more of a supplier than it sold. Where purchases together come to more than its return states, or no
 * longer do, the figures of the others are behind until they are calculated again, in whatever order they were written.
 */
export const purchasesBesideReturns = (rates: Rates): FollowUp => ({
  of: (before, after) =>
    'activity_id' in (after ?? before ?? {}) || isAlike(before, after)
      ? []
      : [before, after].flatMap((record) => suppliersIn(record)),
  run: async (found, { read, hold, mark }, { now }) => {
    const suppliers = [...new Set(found as string[])].sort();
    if (suppliers.length === 0) return;
    const told = await read(partnerReturn).part(['partner_id'], { where: { partner_id: { in: suppliers } } });
    const asked = suppliers.filter((id) => told.some(({ partner_id }) => partner_id === id));
    if (asked.length === 0) return;
    // Whoever buys of the same supplier meanwhile sees this, or is seen.
    await hold(partner, asked);
    const ids = await outOfStep(read, asked, rates);
    for (let at = 0; at < ids.length; at += AT_ONCE)
      await mark(activity, [{ id: { in: ids.slice(at, at + AT_ONCE) } }], {
        behind_since: now,
        behind_by: partnerReturn.name,
      });
  },
});
