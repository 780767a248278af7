import { invalid, notFound, refused } from '@lichen/contracts/api/problems';
import { DEMAND_TEXTS, SUBMISSION_REFUSALS } from '@lichen/contracts/compliance/demands/demand-texts';
import type { SubmissionStatus } from '@lichen/contracts/compliance/demands/demand-words';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { type ReturnedQuestion, submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { surveyVersion } from '@lichen/contracts/compliance/survey-version.entity';
import { prepareSurvey } from '@lichen/contracts/survey/prepared-survey';
import { questionsOf } from '@lichen/contracts/survey/survey-definition';
import { standingOf } from '@lichen/contracts/survey/survey-standing';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { operation } from '../../../platform/engine/operations';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Submission } from './demand.rules';

const MOST_OF_REASON = 1000;

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

/** What goes back is a question that was asked of whoever answered, and nothing that is calculated. */
async function returnedOf(unit: UnitOfWork, { survey_hash, prep_data }: Submission, sent: readonly ReturnedQuestion[]) {
  if (survey_hash === null) throw refused(DEMAND_TEXTS.noSurvey);
  const [version] = await unit.records(surveyVersion).list({ where: { hash: survey_hash }, limit: 1 });
  if (!version) throw refused(DEMAND_TEXTS.noSurvey);
  const { shown } = standingOf(prepareSurvey(version.form), prep_data ?? {});
  const asked = new Map(questionsOf(version.form).flatMap((one) => (shown.has(one.id) ? [[one.id, one]] : [])));
  const wrong = sent.flatMap(({ id }, at) => {
    const one = asked.get(id);
    return one && !one.calculated ? [] : [[`returned.${at}.id`, FIELD_TEXTS.unknownField] as const];
  });
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
  const words = sent.map(({ id, reason }) => `${asked.get(id)?.label}: ${reason}`).join('\n');
  const reason = words.length > MOST_OF_REASON ? `${words.slice(0, MOST_OF_REASON - 1)}…` : words;
  return { returned: sent, reason };
}

/** Rejects an answered survey for some of its questions: only those are open again. */
export const returnQuestions = operation(submission, 'return_questions', async ({ record, input, unit, context }) => {
  await expectStatus(unit, record, ['for_review', 'accepted']);
  const changes = await returnedOf(unit, record, input.returned);
  return { ...changes, status: 'rejected' as const, decided_on: context.now, decided_by: context.userId };
});

export const rejectSubmission = operation(submission, 'reject', async ({ record, input, unit, context }) => {
  await expectStatus(unit, record, ['for_review', 'accepted']);
  const { reason } = input;
  return { status: 'rejected' as const, reason, returned: null, decided_on: context.now, decided_by: context.userId };
});
