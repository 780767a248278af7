import { DOCUMENT_DEMANDS } from '@lichen/contracts/compliance/demands/demand-words';
import type { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { PassportDocument } from '@lichen/contracts/compliance/passports/passport-format';
import type { DocValues } from '@lichen/contracts/docs/doc.entity';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import type { Result } from '@lichen/contracts/survey/calculation';
import { prepareSurvey } from '@lichen/contracts/survey/prepared-survey';
import { type Question, questionsOf } from '@lichen/contracts/survey/survey-definition';
import { standingOf } from '@lichen/contracts/survey/survey-standing';
import { submittedValues } from '../../demands/submitted-values';
import { dayTextOf } from './moments';

type Subject = PassportDocument['credentialSubject'];
type Certificate = Subject['certificates'][number];
type Answered = Subject['answers'][number];
type Json = Answered['questions'][number]['answer'];
type Sheet = RecordOf<typeof surveyAnswers>;

const MOST_OF_LINE = 300;
const line = (text: string) => text.trim().slice(0, MOST_OF_LINE) || '–';

interface Proof {
  readonly name: string;
  readonly doc_ids: readonly string[] | null;
  readonly prep_data: DocValues | null;
}

/** Returns the document type that makes a document proof; undefined if it has none. */
export const proofTypeOf = ({ doc_ids }: Pick<Proof, 'doc_ids'>): string | undefined =>
  doc_ids?.find((id) => Object.hasOwn(DOCUMENT_DEMANDS, id));

/** Returns the values that may be told to others: no references to records of this company. */
function tellable(type: string, values: DocValues): Record<string, Json> {
  const fields = Object.entries((docTypeOf(type)?.form.fields ?? {}) as Record<string, Field>);
  const told = fields.filter(
    ([name, { kind }]) => kind !== 'ref' && values[name] !== null && values[name] !== undefined,
  );
  return Object.fromEntries(told.map(([name]) => [name, values[name] as Json]));
}

/** Returns a document as a certificate of a passport; `file` is its archive entry. */
export function certificateOf({ name, doc_ids, prep_data }: Proof, file: string, today: number): Certificate {
  const type = proofTypeOf({ doc_ids }) ?? '';
  const { from, to } = submittedValues(type, prep_data, today);
  const values = tellable(type, prep_data ?? {});
  const number = values['certificate_number'];
  return {
    ...{ type, name: line(name), file },
    ...(from === null ? {} : { from: dayTextOf(from) }),
    ...(to === null ? {} : { to: dayTextOf(to) }),
    ...(typeof number === 'string' && number.trim() ? { number: line(number) } : {}),
    ...(Object.keys(values).length > 0 ? { values } : {}),
  };
}

/** A file answer is written as its name; its id means nothing outside this portal. */
function answerOf({ type }: Question, answer: unknown): Json {
  if (type === 'file') return { name: (answer as { name?: string }).name ?? '' };
  return answer as Json;
}

/** Returns a calculated result; exact numbers stay text. */
const writtenResult = (result: Result | undefined) => result && ('number' in result ? result.number : result.text);

/** Returns submitted answers with their calculated results. Passwords are never part of a passport. */
export function answersOf({ survey_name, survey_hash, sent_on, form, answers }: Sheet): Answered {
  const given = Object.fromEntries(Object.entries(answers).map(([id, { value }]) => [id, value]));
  const { answers: said, results, shown } = standingOf(prepareSurvey(form), given);
  const questions = questionsOf(form).flatMap((question) => {
    const { id, type, label, calculated } = question;
    const answer = calculated ? writtenResult(results.get(id)) : said[id];
    if (type === 'password' || !shown.has(id) || answer === undefined || answer === null) return [];
    return [{ id, text: label, answer: answerOf(question, answer) }];
  });
  return { survey: line(survey_name), surveyHash: survey_hash, sentOn: dayTextOf(sent_on ?? 0), questions };
}
