import { createHash } from 'node:crypto';
import { type FieldErrors, refused } from '@lichen/contracts/api/problems';
import { SURVEY_TEXTS, survey } from '@lichen/contracts/compliance/survey.entity';
import { surveyVersion } from '@lichen/contracts/compliance/survey-version.entity';
import { readInput } from '@lichen/contracts/entity/input-errors';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { SURVEY_LIMITS, type Survey, surveyDraftShape, surveyShape } from '@lichen/contracts/survey/survey-definition';
import { SURVEY_PROBLEM_TEXTS, surveyProblems } from '@lichen/contracts/survey/survey-problems';
import { english } from '@lichen/contracts/text/english';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Rules } from '../../../platform/engine/rules';
import { nameKey } from '../partners/name-key';

type SurveyRecord = RecordOf<typeof survey>;

interface Facts {
  readonly isTaken: boolean;
  readonly errors: FieldErrors;
  /** The form as it is stored, with its texts trimmed. */
  readonly form: SurveyRecord['form'];
  readonly hash: string | null;
  readonly isStored: boolean;
  /** Number of the version that this form is or will be. */
  readonly number: number | null;
  readonly isNewDraft: boolean;
}

/** Sorts object keys, so that equal forms have equal hashes. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, inOrder(member)]));
}

const hashOf = (form: SurveyRecord['form']): string | null =>
  form &&
  createHash('sha256')
    .update(JSON.stringify(inOrder(form)))
    .digest('hex');

/** Returns the validated form, and its errors by path. */
function formRead(form: SurveyRecord['form']): Pick<Facts, 'form' | 'errors'> {
  if (!form) return { form, errors: {} };
  const read = readInput(surveyShape, form);
  if ('errors' in read) {
    const errors = Object.entries(read.errors).map(([path, text]) => [`form.${path}`, text] as const);
    return { form, errors: Object.fromEntries(errors) };
  }
  const problems = surveyProblems(read.data).map(
    ({ id, said }) => [id ? `form.${id}` : 'form', english(said)] as const,
  );
  // Reversed, so that the first problem of a question wins.
  return { form: read.data, errors: Object.fromEntries([...problems].reverse()) };
}

/** Returns errors of a draft: it may be incomplete, but must have the shape of a form. */
function draftErrors(draft: SurveyRecord['draft']): FieldErrors {
  if (!draft) return {};
  if (Buffer.byteLength(JSON.stringify(draft)) > SURVEY_LIMITS.bytes)
    return { draft: english({ words: SURVEY_PROBLEM_TEXTS.tooLarge }) };
  const read = readInput(surveyDraftShape, draft);
  if (!('errors' in read)) return {};
  return Object.fromEntries(Object.entries(read.errors).map(([path, text]) => [`draft.${path}`, text]));
}

/**
 * Returns the version number. A form that is published again after another one gets the next number, not its old one.
 */
const numberOf = (hash: string, before: SurveyRecord | null | undefined, known: number | null, versions: number) =>
  before?.version_hash === hash
    ? (before.version_number ?? known)
    : Math.max(before?.version_number ?? 0, versions) + 1;

export const surveyRules: Rules<typeof survey, Facts> = {
  facts: async (read, { _id, survey_name, form: sent, draft }, _context, before) => {
    const { form, errors } = formRead(sent);
    const hash = hashOf(form);
    const [same, stored, versions] = await Promise.all([
      read(survey).list({ where: { name_key: nameKey(survey_name) }, limit: 2 }),
      hash ? read(surveyVersion).list({ where: { survey_id: _id, hash }, limit: 1 }) : [],
      read(surveyVersion).count({ where: { survey_id: _id } }),
    ]);
    const [known] = stored;
    return {
      isTaken: same.some((other) => other._id !== _id),
      errors: { ...errors, ...draftErrors(draft) },
      ...{ form, hash, isStored: known !== undefined },
      number: hash === null ? null : numberOf(hash, before, known?.number ?? null, versions),
      isNewDraft: JSON.stringify(draft) !== JSON.stringify(before?.draft ?? null),
    };
  },
  check: (_record, { isTaken, errors }) => ({ ...(isTaken ? { survey_name: FIELD_TEXTS.taken } : {}), ...errors }),
  derive: ({ survey_name, draft, drafted_on }, { form, hash, number, isNewDraft }, { now }) => ({
    ...{ form, version_hash: hash, version_number: number, name_key: nameKey(survey_name) },
    drafted_on: draft === null ? null : isNewDraft ? now : drafted_on,
  }),
  actions: {
    publish: ({ record: { draft } }) => {
      if (!draft) throw refused(SURVEY_TEXTS.nothingToPublish);
      return { form: draft, draft: null };
    },
  },
  /** Stores a new form as a version. Versions of a deleted survey stay, because answers refer to them. */
  effects: ({ after }, { hash, isStored, number }, { newId }) =>
    after && hash && !isStored
      ? [
          {
            kind: 'insert',
            entity: surveyVersion as unknown as Entity,
            row: { _id: newId(), survey_id: after._id, hash, number, form: after.form as unknown as Survey },
          },
        ]
      : [],
};
