import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { UnitOfWork } from '../../../../platform/engine/unit/unit-of-work';
import { EMPTIED } from '../../demands/demand.rules';

const withChanges = (records: readonly object[], changes: object) =>
  records.map((record) => ({ record: record as RecordOf<Entity>, changes: { ...changes } }));

/**
 * Recalls all submissions taken from a revoked passport, as if the partner had recalled them. Annual returns taken from
 * it keep their figures but are no longer used for new ones.
 */
export async function recallTaken(unit: UnitOfWork, passport_id: string, now: number): Promise<void> {
  const live = { passport_id, status: { in: ['for_review', 'submitted', 'accepted'] } };
  const taken = await unit.records(submission).list({ where: live });
  const proof = withChanges(taken, { status: 'recalled', ...EMPTIED });
  if (proof.length > 0) await unit.updateAll(submission, proof, 'recall');
  const returns = await unit.records(partnerReturn).list({ where: { passport_id, recalled_on: null } });
  const figures = withChanges(returns, { recalled_on: now });
  if (figures.length > 0) await unit.updateAll(partnerReturn, figures, 'recall');
}
