import { invalid, notFound, refused } from '@lichen/contracts/api/problems';
import { DEMAND_TEXTS, SUBMISSION_REFUSALS } from '@lichen/contracts/compliance/demands/demand-texts';
import { SURVEY_DEMAND, type SubmissionStatus } from '@lichen/contracts/compliance/demands/demand-words';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { returnedWords } from '@lichen/contracts/compliance/demands/returned-fields';
import { type ReturnedQuestion, submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { surveyVersion } from '@lichen/contracts/compliance/survey-version.entity';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { prepareSurvey } from '@lichen/contracts/survey/prepared-survey';
import { questionsOf } from '@lichen/contracts/survey/survey-definition';
import { standingOf } from '@lichen/contracts/survey/survey-standing';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { operation } from '../../../platform/engine/operations';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Submission } from './demand.rules';

/** Labels of what can be returned, by question or field id. */
type Labels = ReadonlyMap<string, string>;

/** Locks the submission; throws `refused` unless its status, after any concurrent change, is one of `from`. */
async function expectStatus(
  unit: UnitOfWork,
  { _id, demand_id }: Submission,
  from: readonly SubmissionStatus[],
): Promise<void> {
  // The demand is locked first, in the same order as every writer of both.
  await unit.records(demand).hold([demand_id]);
  const held = await unit.records(submission).held(_id, 'exclusive');
  if (!held) throw notFound();
  if (!from.includes(held.status)) throw refused(SUBMISSION_REFUSALS[held.status] ?? DEMAND_TEXTS.noReview);
}

export const acceptSubmission = operation(submission, 'accept', async ({ record, unit, context }) => {
  await expectStatus(unit, record, ['for_review']);
  return { status: 'accepted' as const, decided_on: context.now, decided_by: context.userId };
});

/** Labels of the questions that were shown and can be answered; leaves out calculated ones. */
async function questionsAsked(unit: UnitOfWork, { survey_hash, prep_data }: Submission): Promise<Labels> {
  const where = { hash: survey_hash ?? '' };
  const [version] = survey_hash === null ? [] : await unit.records(surveyVersion).list({ where, limit: 1 });
  if (!version) throw refused(DEMAND_TEXTS.noSurvey);
  const { shown } = standingOf(prepareSurvey(version.form), prep_data ?? {});
  const asked = questionsOf(version.form).filter(({ id, calculated }) => shown.has(id) && !calculated);
  return new Map(asked.map(({ id, label }) => [id, label]));
}

/** Labels of the fields of a document. Throws `refused` for a passport: nobody in the portal could correct it. */
function fieldsAsked({ demand_type_id, passport_id }: Submission): Labels {
  const fields = docTypeOf(demand_type_id)?.form.fields;
  if (!fields || passport_id !== null) throw refused(DEMAND_TEXTS.notReturnable);
  return new Map(Object.entries(fields).map(([name, { label }]) => [name, label]));
}

/** Checks that the returned items were asked, and repeats them as the reason, for readers who see only that. */
async function returnedOf(unit: UnitOfWork, one: Submission, sent: readonly ReturnedQuestion[]) {
  const asked = one.demand_type_id === SURVEY_DEMAND ? await questionsAsked(unit, one) : fieldsAsked(one);
  const wrong = sent.flatMap(({ id }, at) =>
    asked.has(id) ? [] : [[`returned.${at}.id`, FIELD_TEXTS.unknownField] as const],
  );
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
  return { returned: sent, reason: returnedWords(sent, (id) => asked.get(id) ?? id) };
}

/** Rejects single questions of a survey or fields of a document; only those can be edited again. */
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
