import { OWN_FACTOR } from '../emission/parts';
import { type CompetingRow, figureKey } from './effective-calculations';

/** A calculated row, as far as another one stands in for it. */
export interface ChoosableRow extends CompetingRow {
  readonly method: string | null;
  readonly calc_units: string | null;
  readonly parts: readonly { readonly factor_id: string }[] | null;
  /** Whose annual return it rests on. */
  readonly partner_id: string | null;
  err_msg: string | null;
  /** Why a person chose it though another one would count by itself. */
  readonly reason: string | null;
}

/** A measurement of the company's own has the method and the unit of what is published. */
const isByOwnFactor = ({ parts }: ChoosableRow): boolean =>
  parts?.some(({ factor_id }) => factor_id.startsWith(OWN_FACTOR)) ?? false;

/** Made in the same way in the same place: of the same purchase by mass, by spend or by the same supplier. */
const isAlike = (one: ChoosableRow, other: ChoosableRow): boolean =>
  figureKey(one) === figureKey(other) &&
  one.method === other.method &&
  one.calc_units === other.calc_units &&
  one.partner_id === other.partner_id &&
  isByOwnFactor(one) === isByOwnFactor(other);

/**
 * The rows that a person chose among those of the last calculation, as the new one has them: with the reason that was
 * given. A choice ends where nothing like it has a figure any more.
 */
export function chosenAgain<R extends ChoosableRow>(
  fresh: readonly R[],
  calculated: readonly ChoosableRow[],
): ReadonlyMap<string, { readonly row: R; readonly reason: string }> {
  const found = new Map<string, { row: R; reason: string }>();
  for (const old of calculated) {
    if (old.reason === null) continue;
    const place = fresh.filter((row) => figureKey(row) === figureKey(old));
    const row = place.find((each) => isAlike(each, old) && each.err_msg === null);
    // What counts by itself now needs no choice.
    const isNeeded = row && place.some((each) => each.used) ? !row.used : row !== undefined;
    if (row && isNeeded) found.set(figureKey(old), { row, reason: old.reason });
  }
  return found;
}

/** What a person chose in the activity itself; most types have no methods to choose from. */
const methodOf = (activity: object) =>
  activity as { readonly method?: string | null; readonly method_reason?: string | null };

/** True where the method of an activity, or the reason for it, is another than before. Leaving it open chooses none. */
export function isMethodChosen(activity: object, before: object | null): boolean {
  const { method, method_reason: reason } = methodOf(activity);
  if (!before || !method) return false;
  const old = methodOf(before);
  return method !== old.method || (Boolean(reason) && reason !== old.method_reason);
}
