import { type DetectedFinding, detectedFinding, ofDays } from '../finding';
import { byDay, type CheckSubject, groupedBy } from '../check-subject';
import { withoutOverlap } from '../remedies';

export type Beside = (before: CheckSubject, record: CheckSubject) => DetectedFinding | null;

/** Compares each record of a group, by day, with the earlier one that ends last. */
export const besideFurthest = (
  records: readonly CheckSubject[],
  groupOf: (record: CheckSubject) => string | null,
  oddOf: Beside,
): DetectedFinding[] =>
  groupedBy([...records].sort(byDay), groupOf).flatMap((group) => {
    const found: DetectedFinding[] = [];
    let furthest = group[0];
    for (const record of group.slice(1)) {
      if (!furthest) break;
      const odd = oddOf(furthest, record);
      if (odd) found.push(odd);
      if (record.to > furthest.to) furthest = record;
    }
    return found;
  });

/** Returns the finding of an overlap; null where there is none or `isMeant` allows it. */
export function overlapOf(
  before: CheckSubject,
  record: CheckSubject,
  isMeant: (from: number, to: number) => boolean,
): DetectedFinding | null {
  const [from, to] = [record.from, Math.min(before.to, record.to)];
  if (to < from || isMeant(from, to)) return null;
  const remedies = withoutOverlap(before, record);
  return detectedFinding(record, { kind: 'overlap', remedies, others: [before], from, to, params: ofDays(from, to) });
}
