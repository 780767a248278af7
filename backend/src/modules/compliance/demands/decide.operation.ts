import { notFound, refused } from '@lichen/contracts/api/problems';
import { DEMAND_TEXTS, SUBMISSION_REFUSALS } from '@lichen/contracts/compliance/demands/demand-texts';
import type { SubmissionStatus } from '@lichen/contracts/compliance/demands/demand-words';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { operation } from '../../../platform/engine/operations';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Submission } from './demand.rules';

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
  if (!from.includes(held.status)) throw refused(SUBMISSION_REFUSALS[held.status] ?? DEMAND_TEXTS.noReview);
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
