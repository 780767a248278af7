import type { Doc } from '../review/standing';
import { IN_WORK } from '../review/standing';
import { MAY_UNAPPLY } from '@lichen/contracts/docs/doc-statuses';
import { addMonths } from '@lichen/contracts/formats/days';

/** Months that documents are kept, by type. */
export type Kept = ReadonlyMap<string, number>;

/** What of a document decides whether it is over. */
export const JUDGED = ['_id', 'doc_ids', 'status', 'set_aside', 'created_on', 'expiry_date'] as const;
type Judged = Pick<Doc, (typeof JUDGED)[number]>;

/** The day before which a document must have come, and its validity have ended, to be deleted. */
export const lastKept = (day: number, months: number): number => addMonths(day, -months);

/**
 * True once nothing asks for a document any more: of several types the longest counts, and one without an end keeps it.
 * What is applied stays, because figures rest on it.
 */
export function isOver(
  { doc_ids, status, set_aside, created_on, expiry_date }: Judged,
  kept: Kept,
  day: number,
): boolean {
  const months = (doc_ids ?? []).map((id) => kept.get(id));
  if (months.length === 0 || months.some((each) => each === undefined)) return false;
  if (set_aside !== null || MAY_UNAPPLY.includes(status) || IN_WORK.includes(status)) return false;
  return Math.max(created_on, expiry_date ?? 0) < lastKept(day, Math.max(...(months as number[])));
}
