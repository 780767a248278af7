import { OWN_FACTOR } from '../emission/parts';
import { type CompetingRow, figureKey } from './effective-calculations';

/** Fields of a calculated row that decide whether a new row replaces it. */
export interface ChoosableRow extends CompetingRow {
  readonly method: string | null;
  readonly calc_units: string | null;
  readonly parts: readonly { readonly factor_id: string }[] | null;
  /** Supplier whose annual return the figure is based on. */
  readonly partner_id: string | null;
  err_msg: string | null;
  /** Reason for which a person chose it over the default row. */
  readonly reason: string | null;
}

/** Own factors that are measurements have the same method and unit as published ones, so parts tell them apart. */
const isByOwnFactor = ({ parts }: ChoosableRow): boolean =>
  parts?.some(({ factor_id }) => factor_id.startsWith(OWN_FACTOR)) ?? false;

/** Tells whether two rows have the same component and basis and were calculated by the same method. */
const isAlike = (one: ChoosableRow, other: ChoosableRow): boolean =>
  figureKey(one) === figureKey(other) &&
  one.method === other.method &&
  one.calc_units === other.calc_units &&
  one.partner_id === other.partner_id &&
  isByOwnFactor(one) === isByOwnFactor(other);

/**
 * Returns the new rows that match those a person chose in the last calculation, with the reasons given. A choice ends
 * when no matching row has a figure any more.
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
    // A row that is now used by default needs no choice.
    const isNeeded = row && place.some((each) => each.used) ? !row.used : row !== undefined;
    if (row && isNeeded) found.set(figureKey(old), { row, reason: old.reason });
  }
  return found;
}

/** Returns the activity's own choice of method; most types have none. */
const methodOf = (activity: object) =>
  activity as { readonly method?: string | null; readonly method_reason?: string | null };

/** Tells whether an activity's method, or its reason, was changed. Removing the method is no choice. */
export function isMethodChosen(activity: object, before: object | null): boolean {
  const { method, method_reason: reason } = methodOf(activity);
  if (!before || !method) return false;
  const old = methodOf(before);
  return method !== old.method || (Boolean(reason) && reason !== old.method_reason);
}
