import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { Read } from '../../../../platform/engine/rules';
import type { Where } from '../../../../platform/store/sql';
import { type StatedFigure, statedFigures } from '../../calculations/stated-figures.query';
import { SHARED_DAYS, subjectOf } from '../check-subject';
import { type DetectedFinding, detectedFinding } from '../finding';
import { figureToReview } from '../remedies';

/** Returns the finding of a stated figure; it reappears when the figure changes. */
function ofStated({ calc, activity: of, calculated_ug, problem }: StatedFigure): DetectedFinding[] {
  const record = subjectOf(of.activity_type as ActivityType, of._id, of, SHARED_DAYS);
  if (!record) return [];
  const figure = { ug: calc.co2_ug ?? 0 };
  const remedies = figureToReview(record);
  const named = `${calc._id}:${figure.ug}`;
  if (problem) {
    const params = { figure, problem: { words: problem } };
    return [detectedFinding(record, { kind: 'doubtful_manual_figure', remedies, of: named, params })];
  }
  const calculated = calculated_ug === null ? { words: 'No figure' } : { ug: calculated_ug };
  const params = { figure, calculated, reason: { text: calc.reason ?? '' } };
  return [detectedFinding(record, { kind: 'manual_figure', remedies, of: named, params })];
}

/** Returns findings of used figures that people stated. */
export const manualFigures = async (read: Read, where: Where): Promise<DetectedFinding[]> =>
  (await statedFigures(read, where)).flatMap(ofStated);
