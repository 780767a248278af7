import { METERS } from '../form/meter-bills';
import type { Values } from '@lichen/kit';
import type { RowDraft } from './row-draft';

/** Fields by which two bills of a sheet may be related: the record they belong to, or their number. */
const SHARED = [...Object.keys(METERS), 'partner_id', 'invoice_ref', 'order_ref'];

/** True when the findings of one row may depend on the other row. */
export const mayAffect = (a: Values, b: Values): boolean =>
  SHARED.some((name) => typeof a[name] === 'string' && a[name] !== '' && a[name] === b[name]);

/** A row that can be saved and has changed in a relevant way since it was last checked. */
export interface RowToCheck {
  readonly key: number;
  /** Index among the rows that are sent. */
  readonly at: number;
  /** Everything the findings depend on, as texts: the row itself and the related rows. */
  readonly about: readonly string[];
}

const isSame = (a: readonly string[] | undefined, b: readonly string[]) =>
  a?.length === b.length && b.every((text, at) => text === a[at]);

/** Returns the rows to check. `asked` holds the values last checked, by row key. */
export function rowsToCheck(
  typed: readonly (Pick<RowDraft, 'draft' | 'errors'> & { key: number })[],
  asked: ReadonlyMap<number, readonly string[]>,
): RowToCheck[] {
  const texts = typed.map(({ draft }) => JSON.stringify(draft));
  return typed.flatMap(({ key, draft, errors }, at) => {
    if (Object.keys(errors).length > 0) return [];
    const others = typed.flatMap((other, place) => (place !== at && mayAffect(draft, other.draft) ? texts[place] : []));
    const about = [texts[at], ...others] as string[];
    return isSame(asked.get(key), about) ? [] : [{ key, at, about }];
  });
}

const MONEY: readonly string[] = ['currency', 'amount'];
const isMoney = (value: object) => Object.keys(value).every((name) => MONEY.includes(name));

/** True for plain values, and for money, whose amounts are compared. */
const isLookedAt = (value: unknown) =>
  value !== null && value !== undefined && (typeof value !== 'object' || isMoney(value));

/** Converts drafts to a compact table for the request. No check uses the omitted values. */
export function tableOf(drafts: readonly Values[]): { fields: string[]; rows: unknown[][] } {
  const fields = [...new Set(drafts.flatMap((draft) => Object.keys(draft).filter((name) => isLookedAt(draft[name]))))];
  return { fields, rows: drafts.map((draft) => fields.map((name) => (isLookedAt(draft[name]) ? draft[name] : null))) };
}
