import { Problem, refused } from '@lichen/contracts/api/problems';
import { ANSWER_FILE_TEXTS } from '@lichen/contracts/compliance/demands/answer-file';
import { type GivenAnswer, surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import { operation } from '../../../../platform/engine/operations';
import { heldOpen } from '../held-open.rules';
import { lockedIn } from './answer-book.rules';

/**
 * Applies the chosen answers of an uploaded workbook in one change, across all tabs. Throws `conflict` and applies none
 * if one of them has changed since the person looked at it.
 */
export const takeFile = operation(surveyAnswers, 'take_file', async ({ record, input: { seen }, unit, context }) => {
  const held = await heldOpen(unit, record._id);
  const chosen = (held.file?.answers ?? []).filter(({ id }) => Object.hasOwn(seen, id));
  if (!held.file || chosen.length !== Object.keys(seen).length) throw refused(ANSWER_FILE_TEXTS.noFile);
  const locked = lockedIn(held);
  const isStale = chosen.some(({ id }) => (held.answers[id]?.rev ?? 0) !== seen[id] || locked.has(id));
  if (isStale) throw new Problem('conflict', ANSWER_FILE_TEXTS.changedMeanwhile);
  const taken = chosen.map(({ id, value }): [string, GivenAnswer] => [
    id,
    { value, rev: (held.answers[id]?.rev ?? 0) + 1, by: context.userId, on: context.now },
  ]);
  return { answers: { ...held.answers, ...Object.fromEntries(taken) }, file: null };
});

/** Forgets the workbook that was uploaded; the answers stay as they are. */
export const discardFile = operation(surveyAnswers, 'discard_file', async ({ record, unit }) => {
  await heldOpen(unit, record._id);
  return { file: null };
});
