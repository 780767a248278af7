import { notFound, refused } from '@lichen/contracts/api/problems';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import type { SubmissionStatus } from '@lichen/contracts/compliance/demands/demand-words';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { operation } from '../../../platform/engine/operations';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Submission } from './demand.rules';

/** Why a submission cannot be decided: its state and which side made it so, and nobody's name. */
const REFUSALS: Partial<Record<SubmissionStatus, string>> = {
  accepted: DEMAND_TEXTS.acceptedAlready,
  rejected: DEMAND_TEXTS.rejectedAlready,
  recalled: DEMAND_TEXTS.recalledAlready,
  expired: DEMAND_TEXTS.ended,
  submitted: DEMAND_TEXTS.noReview,
};

/** Waits for whoever decides or recalls it at this moment, and sees what came of that. */
async function expectStatus(
  unit: UnitOfWork,
  { _id, demand_id }: Submission,
  from: readonly SubmissionStatus[],
): Promise<void> {
  // The demand first, as everybody does who writes both.
  await unit.records(demand).hold([demand_id]);
  const held = await unit.records(submission).held(_id, 'exclusive');
  if (!held) throw notFound();
  if (!from.includes(held.status)) throw refused(REFUSALS[held.status] ?? DEMAND_TEXTS.noReview);
}

export const acceptSubmission = operation(submission, 'accept', async ({ record, unit, context }) => {
  await expectStatus(unit, record, ['for_review']);
  return { status: 'accepted' as const, decided_on: context.now, decided_by: context.userId };
});

export const rejectSubmission = operation(submission, 'reject', async ({ record, input, unit, context }) => {
  await expectStatus(unit, record, ['for_review', 'accepted']);
  const { reason } = input;
  return { status: 'rejected' as const, reason, decided_on: context.now, decided_by: context.userId };
});
