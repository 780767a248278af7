import { type FieldErrors, invalid, refused } from '@lichen/contracts/api/problems';
import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { type GivenAnswer, surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { prepareSurvey } from '@lichen/contracts/survey/prepared-survey';
import { isOpenAgain } from '@lichen/contracts/survey/returned';
import { type Standing, standingOf, unknownAnswers } from '@lichen/contracts/survey/survey-standing';
import { english } from '@lichen/contracts/text/english';
import { operation } from '../../../platform/engine/operations';
import { recallAnswers } from '../demands/answer-requests.rules';
import { heldOpen } from './held-open.rules';
import { sendAnswers } from './send-answers.rules';

type Sheet = RecordOf<typeof surveyAnswers>;
type Answers = Sheet['answers'];

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const valuesOf = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).map(([id, { value }]) => [id, value]));

function refusedAnswers({ form, returned, sent_ids }: Sheet, sent: Readonly<Record<string, unknown>>): FieldErrors {
  const unknown = [...unknownAnswers(prepareSurvey(form), sent)].map(([id, said]) => [id, english(said)] as const);
  const locked = Object.keys(sent).flatMap((id) =>
    returned && !isOpenAgain(id, returned, sent_ids ?? []) ? [[id, DEMAND_TEXTS.lockedAnswer] as const] : [],
  );
  return Object.fromEntries([...locked, ...unknown].map(([id, words]) => [`answers.${id}`, words]));
}

/**
 * Saves answers as they are typed, even invalid ones. Answers of two people to different questions merge; of two
 * answers to the same question the first stays, and the second writer sees it.
 */
export const answerSurvey = operation(surveyAnswers, 'answer', async ({ record, input, unit, context }) => {
  const held = await heldOpen(unit, record._id);
  const errors = refusedAnswers(held, input.answers);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const taken = Object.entries(input.answers).flatMap(([id, { value, rev }]): [string, GivenAnswer][] => {
    const stored = held.answers[id];
    if ((stored?.rev ?? 0) !== rev && !isSame(stored?.value, value)) return [];
    if (stored && !stored.isUnconfirmed && isSame(stored.value, value)) return [];
    return [[id, { value, rev: (stored?.rev ?? 0) + 1, by: context.userId, on: context.now }]];
  });
  return { answers: { ...held.answers, ...Object.fromEntries(taken) } };
});

/** Returns errors that prevent submission: missing, invalid and unconfirmed answers. */
function sendingErrors({ answers }: Sheet, { errors, shown }: Standing): FieldErrors {
  const unconfirmed = Object.keys(answers).filter((id) => answers[id]?.isUnconfirmed && shown.has(id));
  return Object.fromEntries([
    ...unconfirmed.map((id) => [`answers.${id}`, DEMAND_TEXTS.unconfirmed] as const),
    ...[...errors].map(([id, said]) => [`answers.${id}`, english(said)] as const),
  ]);
}

/** Submits the answers; throws `invalid` while any answer is missing, wrong or unconfirmed. */
export const submitAnswers = operation(
  surveyAnswers,
  'submit',
  async ({ record, unit, context, platform: { connections } }) => {
    const held = await heldOpen(unit, record._id);
    const standing = standingOf(prepareSurvey(held.form), valuesOf(held.answers));
    const errors = sendingErrors(held, standing);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const check_id = await sendAnswers({ unit, connections, context }, held, standing.answers);
    const sent_ids = [...standing.shown];
    return { status: 'submitted' as const, returned: null, file: null, sent_on: context.now, check_id, sent_ids };
  },
);

/**
 * Recalls submitted answers: they are removed at the asking company and open here again. If only some questions had
 * been returned, the others stay locked, so that a recall cannot reopen them.
 */
export const recallSurvey = operation(
  surveyAnswers,
  'recall',
  async ({ record, unit, context, platform: { connections } }) => {
    const check = record.check_id === null ? undefined : await unit.records(complianceCheck).find(record.check_id);
    if (!check || (check.status !== 'submitted' && check.status !== 'rejected'))
      throw refused(DEMAND_TEXTS.notRecalled);
    const { returned } = check;
    await recallAnswers({ unit, connections, context }, [check]);
    return { status: 'open' as const, returned: record.returned ?? returned };
  },
);
