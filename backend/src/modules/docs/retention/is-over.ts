import type { Doc } from '../review/standing';
import { isUnderWay, MAY_UNAPPLY } from '@lichen/contracts/docs/doc-statuses';
import { addMonths } from '@lichen/contracts/formats/days';

/** Retention time in months, by document type. */
export type RetentionMonths = ReadonlyMap<string, number>;

/** Fields that determine whether a document may be deleted. */
export const JUDGED = ['_id', 'doc_ids', 'status', 'set_aside', 'created_on', 'expiry_date'] as const;
type Judged = Pick<Doc, (typeof JUDGED)[number]>;

/** Returns the day, UTC midnight in ms, before which a document must have arrived and expired to be deleted. */
export const lastKept = (day: number, months: number): number => addMonths(day, -months);

/**
 * Returns true if a document may be deleted. Of several types the longest time counts, and a type without one keeps it.
 * Applied documents are kept, because records are based on them.
 */
export function isOver(
  { doc_ids, status, set_aside, created_on, expiry_date }: Judged,
  kept: RetentionMonths,
  day: number,
): boolean {
  const months = (doc_ids ?? []).map((id) => kept.get(id));
  if (months.length === 0 || months.some((each) => each === undefined)) return false;
  if (set_aside !== null || MAY_UNAPPLY.includes(status) || isUnderWay(status)) return false;
  return Math.max(created_on, expiry_date ?? 0) < lastKept(day, Math.max(...(months as number[])));
}
