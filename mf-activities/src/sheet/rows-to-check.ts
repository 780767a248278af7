import { METERS } from '../form/last-bill';
import type { Values } from '@lichen/kit';
import type { RowDraft } from './row-draft';

/** Fields by which two bills of one sheet may be about the same: what they are of, or their number. */
const SHARED = [...Object.keys(METERS), 'partner_id', 'invoice_ref', 'order_ref'];

/** True when the findings of one row may depend on the other. */
export const mayAffect = (a: Values, b: Values): boolean =>
  SHARED.some((name) => typeof a[name] === 'string' && a[name] !== '' && a[name] === b[name]);

/** A row that can be saved and may be odd in another way than when it was asked about last. */
export interface RowToCheck {
  readonly key: number;
  /** Its place among the rows that are sent. */
  readonly at: number;
  /** All that the answer depends on, as texts: the row, and those beside it. */
  readonly about: readonly string[];
}

const isSame = (a: readonly string[] | undefined, b: readonly string[]) =>
  a?.length === b.length && b.every((text, at) => text === a[at]);

/** Typed rows to check. `asked` holds, by row, the values that were checked last. */
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

/** Plain values, and money, of which costs are compared. */
const isLookedAt = (value: unknown) =>
  value !== null && value !== undefined && (typeof value !== 'object' || isMoney(value));

/** Drafts as a table, so that a sheet full of them is a small question. No check looks at other values. */
export function tableOf(drafts: readonly Values[]): { fields: string[]; rows: unknown[][] } {
  const fields = [...new Set(drafts.flatMap((draft) => Object.keys(draft).filter((name) => isLookedAt(draft[name]))))];
  return { fields, rows: drafts.map((draft) => fields.map((name) => (isLookedAt(draft[name]) ? draft[name] : null))) };
}
