import { DAY, inclusiveDays } from '@lichen/contracts/formats/days';
import { type DetectedFinding, detectedFinding, ofDays } from '../finding';
import { type CheckSubject, sourceOf } from '../check-subject';
import { isMetered } from '../checked-types';
import { besideFurthest, overlapOf } from './recorded-periods';
import { addBetween, isDraft } from '../remedies';

/** Days that two bills may share or leave out: a bill often begins on the day the last one ended. */
const SHARED_DAYS = 1;

const isSamePeriod = (a: CheckSubject, b: CheckSubject) => a.from === b.from && a.to === b.to;

function gapOf(before: CheckSubject, record: CheckSubject): DetectedFinding | null {
  const [from, to] = [before.to + DAY, record.from - DAY];
  if (to < from || inclusiveDays(from, to) <= SHARED_DAYS) return null;
  const remedies = addBetween(isDraft(before) ? record : before, from, to);
  return detectedFinding(record, { kind: 'gap', remedies, others: [before], from, to, params: ofDays(from, to) });
}

/** Returns findings of overlapping bills of a source, and of gaps between them. */
export const meterPeriods = (records: readonly CheckSubject[]): DetectedFinding[] =>
  besideFurthest(
    records.filter(({ type, location_id }) => isMetered(type) && location_id !== null),
    sourceOf,
    (before, record) =>
      overlapOf(
        before,
        record,
        (from, to) => inclusiveDays(from, to) <= SHARED_DAYS && !isSamePeriod(before, record),
      ) ?? gapOf(before, record),
  );
