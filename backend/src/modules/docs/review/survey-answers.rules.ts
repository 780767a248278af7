import type { FieldErrors } from '@lichen/contracts/api/problems';
import { survey } from '@lichen/contracts/compliance/survey.entity';
import { surveyVersion } from '@lichen/contracts/compliance/survey-version.entity';
import { surveyDoc } from '@lichen/contracts/docs/types/survey';
import { type PreparedSurvey, prepareSurvey } from '@lichen/contracts/survey/prepared-survey';
import { SURVEY_PROBLEM_TEXTS } from '@lichen/contracts/survey/survey-problems';
import { standingOf, unknownAnswers } from '@lichen/contracts/survey/survey-standing';
import { english } from '@lichen/contracts/text/english';
import type { Said } from '@lichen/contracts/text/said';
import type { Read } from '../../../platform/engine/rules';
import { isBlank, type Values } from './form-values';
import { type Doc, isSame } from './standing';

/** The survey that a document answers: its version and questions. `prepared` is null if the survey has no form. */
export interface AnsweredSurvey {
  readonly survey_type_id: string | null;
  readonly survey_hash: string | null;
  readonly prepared: PreparedSurvey | null;
}

const NO_SURVEY: AnsweredSurvey = { survey_type_id: null, survey_hash: null, prepared: null };

const isSurvey = ({ doc_ids }: Pick<Doc, 'doc_ids'>) => doc_ids?.includes(surveyDoc.id) ?? false;

async function versionOf(read: Read, survey_id: string, hash: string): Promise<PreparedSurvey | null> {
  const [found] = await read(surveyVersion).list({ where: { survey_id, hash }, limit: 1 });
  return found ? prepareSurvey(found.form) : null;
}

/** Returns the survey of a document. The form version is fixed when the survey is chosen. */
export async function answeredSurvey(
  read: Read,
  record: Doc,
  values: Values,
  before: Pick<Doc, 'survey_type_id' | 'survey_hash'> | null,
): Promise<AnsweredSurvey> {
  const id = values['survey_type_id'];
  if (!isSurvey(record) || typeof id !== 'string' || isBlank(id)) return NO_SURVEY;
  const isBegun = before?.survey_type_id === id && before.survey_hash !== null;
  const hash = isBegun ? before.survey_hash : ((await read(survey).find(id))?.version_hash ?? null);
  const prepared = hash ? await versionOf(read, id, hash) : null;
  return { survey_type_id: id, survey_hash: hash, prepared };
}

/** Merges sent answers over earlier ones. Null removes one; answers that the survey does not ask for are dropped. */
export function answersAfter(
  { prepared }: AnsweredSurvey,
  sent: Doc['saved_values'],
  before: Doc['saved_values'] | undefined,
): Doc['saved_values'] {
  const all = sent && before && !isSame(sent, before) ? { ...before, ...sent } : sent;
  const isKept = ([id, answer]: readonly [string, unknown]) => !isBlank(answer) && (!prepared || prepared.byId.has(id));
  const kept = Object.entries(all ?? {}).filter(isKept);
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

const told = (errors: ReadonlyMap<string, Said>): FieldErrors =>
  Object.fromEntries([...errors].map(([id, said]) => [`saved_values.${id}`, english(said)]));

/** Returns errors for sent answers to questions that the survey does not ask. */
export function strayAnswers(
  { prepared }: AnsweredSurvey,
  sent: Doc['saved_values'],
  before: Doc['saved_values'] | undefined,
): FieldErrors {
  if (!prepared || !sent || isSame(sent, before)) return {};
  return told(unknownAnswers(prepared, sent));
}

/** Returns the errors of a document's answers, by question. */
export function answerErrors({ survey_type_id, prepared }: AnsweredSurvey, answers: Doc['saved_values']): FieldErrors {
  if (survey_type_id === null) return {};
  return prepared ? told(standingOf(prepared, answers ?? {}).errors) : { survey_type_id: SURVEY_PROBLEM_TEXTS.noTab };
}
