import type { RecordBase } from '@lichen/contracts/entity/entity';
import type { Values } from '@lichen/kit';
import type { TypeForm } from '../types/type-form';
import { billById, lastBill, METERS } from './last-bill';
import { following } from './next-bill';

/** Of the same meter: what is given of another kind of thing (another fuel, another source) is another meter. */
const isOfSameMeter = (last: RecordBase, given: Values): boolean =>
  Object.entries(given).every(
    ([name, value]) => typeof value !== 'string' || (last as unknown as Values)[name] === value,
  );

/** A gap of a meter is given by its days; anything else begins as it always did. */
async function lastOfMeter(form: TypeForm, given: Values): Promise<RecordBase | null> {
  if (typeof given['from'] !== 'number' || typeof given['to'] !== 'number') return null;
  const filters = Object.entries(METERS).flatMap(([name, filter]) => {
    const id = given[name];
    return typeof id === 'string' ? [[filter, id] as const] : [];
  });
  if (filters.length === 0) return null;
  const last = await lastBill(form, Object.fromEntries(filters));
  return last && isOfSameMeter(last, given) ? last : null;
}

/**
 * What a new activity begins with: what it is given, and beside it what is remembered of the one it follows (`like`) or
 * of the last one of its meter. Without an answer it simply begins with what it is given.
 */
export async function remembered(form: TypeForm, given: Values, like: string | null): Promise<Values> {
  const last = await (like ? billById(form, like) : lastOfMeter(form, given)).catch(() => null);
  return last ? { ...following(form, last as unknown as Values, {}), ...given } : given;
}
