import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { LIVE } from '@lichen/contracts/activities/calculations/counted-calculations';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { purchasedGoodsActivity } from '@lichen/contracts/activities/types/goods/purchased-goods.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { inParts } from '../../../platform/in-parts';
import type { FollowUp, Read } from '../../../platform/engine/rules';
import { ONLY_BY_CHOICE } from '../calculations/effective-calculations';
import { type Exact, exact, sum } from '../emission/exact';
import type { Rates } from '../emission/goods-circumstances';
import { ANNUAL_RETURN } from '../emission/parts';
import {
  type AnnualReturn,
  type Bought,
  boughtFrom,
  boughtInAll,
  isTakenByItself,
  partOf,
} from './supplier-purchases.query';

/** Rows per page. */
const AT_ONCE = 500;

type Plain = Readonly<Record<string, unknown>>;

/** Fields of a purchase that decide the supplier, the period and the cost. */
const TELLING = ['partner_id', 'from', 'applied', 'cost'] as const;

const isAlike = (before: Plain | null, after: Plain | null): boolean =>
  before !== null &&
  after !== null &&
  TELLING.every((name) => JSON.stringify(before[name] ?? null) === JSON.stringify(after[name] ?? null));

/** Returns the record as a purchase from a supplier; null where it is none. */
function boughtIn(record: Plain | null): Bought | null {
  const { activity_type, partner_id, from } = record ?? {};
  const isBought = activity_type === purchasedGoodsActivity.name && typeof partner_id === 'string';
  return isBought && typeof from === 'number' ? (record as Plain & Bought) : null;
}

/** A purchase before and after a change. */
interface Changed {
  readonly id: string;
  readonly before: Bought | null;
  readonly after: Bought | null;
}

/** Returns the purchases with a figure by a return, and whether it is used by choice only. */
async function returnsTaken(read: Read, ids: readonly string[]) {
  const found: { readonly activity_id: string; readonly factor_id: string; readonly isByChoice: boolean }[] = [];
  for (const some of inParts(ids)) {
    const where = { ...LIVE, activity_id: { in: some }, method: 'revenue' };
    const rows = await read(emissionCalc).part(['activity_id', 'engine_version', 'precedence', 'parts'], { where });
    for (const { activity_id, engine_version, precedence, parts } of rows) {
      const factor_id = parts?.[0]?.factor_id;
      if (engine_version !== null && factor_id)
        found.push({ activity_id, factor_id, isByChoice: precedence === ONLY_BY_CHOICE });
    }
  }
  return found;
}

/** Yields pages of ids of purchases from a return's supplier in its period. */
async function* pagesOf(read: Read, sold: AnnualReturn) {
  const { where, anyOf = [] } = boughtFrom(sold, { from: sold.period_start, to: sold.period_end });
  for (let after = ''; ; ) {
    const page = await read(activity).part(['_id'], {
      ...{ where: { ...where, id: { above: after } }, anyOf },
      ...{ order: [{ column: 'id' }], limit: AT_ONCE },
    });
    if (page.length > 0) yield page.map(({ _id }) => _id);
    if (page.length < AT_ONCE) return;
    after = page.at(-1)?._id ?? after;
  }
}

/**
 * Yields purchases that a change may make outdated: those it wrote, and all others in the period of the return once the
 * revenue is crossed, because they change together.
 */
async function* perhapsOutOfStep(read: Read, sold: AnnualReturn, { written, isTurned }: Moved) {
  if (written.length > 0) yield written;
  if (isTurned) yield* pagesOf(read, sold);
}

interface Moved {
  /** Ids of purchases that the transaction wrote. */
  readonly written: readonly string[];
  /** True if the purchases now exceed the revenue and did not before, or the other way round. */
  readonly isTurned: boolean;
}

/** Returns the purchases whose figure wrongly uses the return, or wrongly does not. */
async function outOfStep(read: Read, sold: AnnualReturn, { ids, bought }: Judged): Promise<string[]> {
  const taken = (await returnsTaken(read, ids)).filter(({ factor_id }) => factor_id === `${ANNUAL_RETURN}${sold._id}`);
  if (taken.length === 0) return [];
  const where = { id: { in: taken.map(({ activity_id }) => activity_id) }, applied: 1 };
  const there = await read(purchasedGoodsActivity).part(['_id', 'method'], { where });
  // Purchases that choose the method keep it, whatever the revenue.
  const open = new Set(there.flatMap(({ _id, method }) => (method === 'revenue' ? [] : [_id])));
  const isAbove = bought.gt(exact(sold.revenue ?? 0));
  return taken.flatMap(({ activity_id, isByChoice }) =>
    open.has(activity_id) && isAbove !== isByChoice ? [activity_id] : [],
  );
}

interface Judged {
  readonly ids: readonly string[];
  /** Total of purchases in the period of the return, after the change. */
  readonly bought: Exact;
}

/** Yields ids of other purchases from the supplier whose figures the changed purchases affect. */
async function* turnedBy(read: Read, sold: AnnualReturn, { changed, rates }: Turning): AsyncGenerator<string[]> {
  const revenue = exact(sold.revenue ?? 0);
  const bought = await boughtInAll(read, sold, rates);
  const moved = sum(changed.map(({ before, after }) => partOf(sold, after, rates).minus(partOf(sold, before, rates))));
  const own = changed.filter(({ after }) => after?.partner_id === sold.partner_id);
  const isTurned = bought.gt(revenue) !== bought.minus(moved).gt(revenue);
  const written = own.map(({ id }) => id);
  for await (const ids of perhapsOutOfStep(read, sold, { written, isTurned }))
    yield outOfStep(read, sold, { ids, bought });
}

interface Turning {
  readonly changed: readonly Changed[];
  readonly rates: Rates;
}

/**
 * Nobody can buy more from a supplier than it sold. When purchases together start or stop exceeding the revenue in its
 * return, the figures of the others are marked as behind, in any order of entry.
 */
export const purchasesBesideReturns = (rates: Rates): FollowUp => ({
  of: (before, after) => {
    const record = after ?? before ?? {};
    if ('activity_id' in record || isAlike(before, after)) return [];
    const [was, is] = [boughtIn(before), boughtIn(after)];
    return was || is ? [{ id: String(record['_id']), before: was, after: is } satisfies Changed] : [];
  },
  run: async (found, { read, hold, mark }, { now }) => {
    const changed = found as readonly Changed[];
    const suppliers = changed.flatMap(({ before, after }) => [before, after].flatMap((each) => each?.partner_id ?? []));
    if (suppliers.length === 0) return;
    const where = { partner_id: { in: [...new Set(suppliers)].sort() } };
    const asked = (await read(partnerReturn).part(['partner_id'], { where })).map(({ partner_id }) => partner_id);
    if (asked.length === 0) return;
    // Locks the suppliers, so that concurrent purchases from one of them see each other.
    await hold(partner, [...new Set(asked)].sort());
    const returns = (await read(partnerReturn).list({ where: { partner_id: { in: asked } } })).filter(isTakenByItself);
    for (const sold of returns)
      for await (const ids of turnedBy(read, sold, { changed, rates }))
        if (ids.length > 0)
          await mark(activity, [{ id: { in: ids } }], { behind_since: now, behind_by: partnerReturn.name });
  },
});
