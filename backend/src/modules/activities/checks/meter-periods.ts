import { DAY, inclusiveDays } from '@lichen/contracts/formats/days';
import { type DetectedFinding, detectedFinding, ofDays } from './finding';
import { byDay, type CheckSubject, groupedBy, sourceOf } from './check-subject';
import { isMetered } from './checked-types';

/** A bill often begins on the day the last one ended: that day alone is no overlap, and one day between is no gap. */
const SHARED_DAYS = 1;

const isSamePeriod = (a: CheckSubject, b: CheckSubject) => a.from === b.from && a.to === b.to;

function overlapOf(before: CheckSubject, record: CheckSubject): DetectedFinding | null {
  const [from, to] = [record.from, Math.min(before.to, record.to)];
  if (to < from) return null;
  if (inclusiveDays(from, to) <= SHARED_DAYS && !isSamePeriod(before, record)) return null;
  return detectedFinding(record, { kind: 'overlap', others: [before], from, to, params: ofDays(from, to) });
}

function gapOf(before: CheckSubject, record: CheckSubject): DetectedFinding | null {
  const [from, to] = [before.to + DAY, record.from - DAY];
  if (to < from || inclusiveDays(from, to) <= SHARED_DAYS) return null;
  return detectedFinding(record, { kind: 'gap', others: [before], from, to, params: ofDays(from, to) });
}

/** Each record of a source beside the one before it that reached furthest. */
export function meterPeriods(records: readonly CheckSubject[]): DetectedFinding[] {
  const metered = records.filter(({ type, location_id }) => isMetered(type) && location_id !== null);
  return groupedBy([...metered].sort(byDay), sourceOf).flatMap((source) => {
    const found: DetectedFinding[] = [];
    let furthest = source[0];
    for (const record of source.slice(1)) {
      if (!furthest) break;
      const odd = overlapOf(furthest, record) ?? gapOf(furthest, record);
      if (odd) found.push(odd);
      if (record.to > furthest.to) furthest = record;
    }
    return found;
  });
}
