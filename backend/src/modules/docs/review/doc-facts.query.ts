import type { DocWarning } from '@lichen/contracts/docs/doc.entity';
import { docReading } from '@lichen/contracts/docs/doc-reading.entity';
import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { Read } from '../../../platform/engine/rules';
import { unknownImport } from './imported-list.rules';
import { namedRecords, takenValues, typesOf, type Values } from './form-values';
import { unknownRecords } from './named-records.query';
import { type AnsweredSurvey, answeredSurvey, answersAfter, strayAnswers } from './survey-answers.rules';
import { warningsOf } from './warnings.query';
import { type Doc, type DocReading, isSame, startsOf } from './standing';

/** The data that the rules of a document read before they check it. */
export interface DocFacts {
  readonly before: Doc | null;
  readonly reading: DocReading | null;
  /** Values after the change, and errors in the values that were sent. */
  readonly values: Values;
  readonly errors: FieldErrors;
  readonly warnings: DocWarning[] | null;
  readonly survey: AnsweredSurvey;
  /** Survey answers after the change. */
  readonly answers: Doc['saved_values'];
}

/** Returns the latest reading of a document; null if it was never read. */
export async function readingOf(read: Read, { _id, reading_version }: Doc): Promise<DocReading | null> {
  if (reading_version === null) return null;
  const [found] = await read(docReading).list({ where: { doc_id: _id, reading_version }, limit: 1 });
  return found ?? null;
}

/** Returns the values that an update sends, including the partner sent beside them. */
function sentValues(record: Doc, before: Doc | null): Values {
  const sent = isSame(record.prep_data, before?.prep_data) ? {} : ((record.prep_data ?? {}) as Values);
  const isLinked = record.partner_id !== (before?.partner_id ?? null) && !Object.hasOwn(sent, 'partner_id');
  return isLinked ? { ...sent, partner_id: record.partner_id } : sent;
}

/** Reads the data that the rules of a document need. */
export async function factsOf(read: Read, record: Doc, before: Doc | null): Promise<DocFacts> {
  const types = typesOf(record.doc_ids);
  const sent = sentValues(record, before);
  const hasPartner = types.some(({ form }) => Object.hasOwn(form.fields, 'partner_id'));
  const { partner_id: _, ...withoutPartner } = sent;
  const { values: taken, errors } = takenValues(types, hasPartner ? sent : withoutPartner);
  const values = { ...startsOf(types), ...before?.prep_data, ...taken };
  const unknown = {
    ...(await unknownRecords(read, namedRecords(types, taken))),
    ...(await unknownImport(read, record, before)),
  };
  const [reading, warnings, survey] = await Promise.all([
    readingOf(read, record),
    warningsOf(read, record, values),
    answeredSurvey(read, record, values, before),
  ]);
  const answers = answersAfter(survey, record.saved_values, before?.saved_values);
  const stray = strayAnswers(survey, record.saved_values, before?.saved_values);
  return { before, reading, values, errors: { ...unknown, ...stray, ...errors }, warnings, survey, answers };
}
