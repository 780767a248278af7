import { notFound, refused } from '@lichen/contracts/api/problems';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';

/**
 * Locks the answer sheet until the end of the transaction. Throws `notFound` without one, `refused` once it is
 * submitted.
 */
export async function heldOpen(unit: UnitOfWork, id: string): Promise<RecordOf<typeof surveyAnswers>> {
  const held = await unit.records(surveyAnswers).held(id, 'exclusive');
  if (!held) throw notFound();
  if (held.status !== 'open') throw refused(DEMAND_TEXTS.sentAlready);
  return held;
}
