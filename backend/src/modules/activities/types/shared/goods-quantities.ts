import { TOTAL_CONTRADICTED } from '@lichen/contracts/activities/types/shared/goods-fields';
import { DECIMALS } from '@lichen/contracts/entity/fields';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { Exact, exact } from '../../emission/exact';
import { onDay } from './journey-period';

/** Fields of a quantity, see `quantityFields` in the contracts. */
interface Quantities {
  readonly unit_type: 'simple' | 'packs';
  readonly pack_qty: number | null;
  readonly size: number | null;
  readonly quantity: number | null;
  readonly total_amount: number | null;
}

const LARGEST = 1_000_000_000;

const rounded = (value: Exact): number => Number(value.round(DECIMALS, Exact.roundHalfEven).toFixed());

/** Returns the items per unit: 1, or those in a pack; 0 when not stated. */
const inPack = ({ unit_type, pack_qty }: Quantities): number => (unit_type === 'packs' ? (pack_qty ?? 0) : 1);

/**
 * Derives total = size × quantity × number in a pack. Editing only the total derives the size instead, which is empty
 * if the divisor is 0.
 */
export function derivedQuantities(now: Quantities, before: Quantities | null): Partial<Quantities> {
  const { size, quantity, total_amount: total } = now;
  const isTotalEdited = before !== null && total !== before.total_amount && size === before.size;
  if (total !== null && quantity !== null && (size === null || isTotalEdited)) {
    const divisor = exact(quantity).times(inPack(now));
    return { size: divisor.eq(0) ? null : rounded(exact(total).div(divisor)) };
  }
  if (size === null || quantity === null) return {};
  return { total_amount: rounded(exact(size).times(quantity).times(inPack(now))) };
}

interface Trade extends Quantities {
  readonly order_date: number | null;
  readonly delivery_date: number | null;
}

/** Returns the derived fields of a trade: its day and the omitted amount. */
export const derivedTrade = (now: Trade, before: Trade | null = null) => ({
  ...onDay(now.order_date ?? now.delivery_date),
  ...derivedQuantities(now, before),
});

/** Returns the derived fields of a batch of a product. */
export const derivedBatch = (day: number | null, now: Quantities, before: Quantities | null) => ({
  ...onDay(day),
  ...derivedQuantities(now, before),
});

/** Rounds a total half up to as many decimals as the given one has. */
const asWritten = (value: Exact, { c: digits, e: exponent }: Exact): Exact =>
  value.round(Math.max(0, digits.length - 1 - exponent), Exact.roundHalfUp);

/** Tells whether size, quantity and total contradict each other, so that any may be wrong. */
export function isContradicted(now: Quantities, before: Quantities | null): boolean {
  const { total_amount: given } = now;
  if (given === null || given === before?.total_amount) return false;
  const { total_amount: derived } = derivedQuantities(now, before);
  if (derived === undefined || derived === null) return false;
  const { size, quantity } = now;
  const divisor = exact(quantity ?? 0).times(inPack(now));
  // Forms divide a total to a rounded size, whose multiple differs slightly from the total.
  const isDivided = !divisor.eq(0) && rounded(exact(given).div(divisor)) === size;
  return !isDivided && !asWritten(exact(derived), exact(given)).eq(given);
}

/** Returns errors by the field to change; empty when there are none. */
export function quantityErrors(now: Quantities, before: Quantities | null): Record<string, string> {
  const derived = derivedQuantities(now, before);
  return {
    ...((derived.total_amount ?? 0) > LARGEST ? { total_amount: FIELD_TEXTS.tooLarge } : {}),
    ...(isContradicted(now, before) ? { total_amount: TOTAL_CONTRADICTED } : {}),
    ...((derived.size ?? 0) > LARGEST ? { size: FIELD_TEXTS.tooLarge } : {}),
  };
}
