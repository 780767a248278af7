import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { FindingParam } from '@lichen/contracts/activities/checks/checks.call';
import { type CheckSubject, type MissingFigure, subjectOf } from '../check-subject';
import { type DetectedFinding, detectedFinding } from '../finding';
import { figureToComplete } from '../remedies';

/** Returns the finding of an activity that could not be calculated. */
export function missingFigure(record: CheckSubject, { problem, err_msg }: MissingFigure): DetectedFinding {
  const why: FindingParam = problem ? { problem } : { words: err_msg ?? '' };
  return detectedFinding(record, {
    kind: 'missing_factor',
    remedies: figureToComplete(record, problem),
    params: { problem: why },
  });
}

/** Returns a calculated but unsaved record with the reason for a missing figure; null if it is not applied. */
export function calculatedSubject(
  type: ActivityType,
  id: string,
  record: Readonly<Record<string, unknown>>,
): CheckSubject | null {
  const subject = record['applied'] === false ? null : subjectOf(type, id, record);
  const { invalid, problem = null, err_msg = null } = record as Partial<MissingFigure> & { invalid?: unknown };
  return subject && invalid ? { ...subject, missing: { problem, err_msg } } : subject;
}

/** Returns findings of unsaved records that will have no figure. */
export const withoutFigure = (records: readonly CheckSubject[]): DetectedFinding[] =>
  records.flatMap((record) => (record.missing ? [missingFigure(record, record.missing)] : []));
