import type { doc, DocWarning } from '@lichen/contracts/docs/doc.entity';
import { docReading } from '@lichen/contracts/docs/doc-reading.entity';
import { MAY_UNAPPLY } from '@lichen/contracts/docs/doc-statuses';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { surveyDoc } from '@lichen/contracts/docs/types/survey';
import { DOC_TYPES, docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { type FieldErrors, refused } from '@lichen/contracts/api/problems';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Read, Rules } from '../../../platform/engine/rules';
import { unknownImport } from './imported-list.rules';
import { isBlank, namedRecords, takenValues, typesOf, type Values } from './form-values';
import { unknownRecords } from './named-records.query';
import { type AnsweredSurvey, answeredSurvey, answerErrors, answersAfter, strayAnswers } from './survey-answers.rules';
import { placeErrors, placesAfter } from './places';
import { warningsOf } from './warnings.query';
import { type Doc, type DocReading, IN_WORK, isSame, NEW_DOC, standing, startsOf } from './standing';

interface DocFacts {
  readonly before: Doc | null;
  readonly reading: DocReading | null;
  /** Values as they are from now on, and what is wrong with those that were sent. */
  readonly values: Values;
  readonly errors: FieldErrors;
  readonly warnings: DocWarning[] | null;
  readonly survey: AnsweredSurvey;
  /** Answers to it as they are from now on. */
  readonly answers: Doc['saved_values'];
}

/** The latest reading of a document. */
export async function readingOf(read: Read, { _id, reading_version }: Doc): Promise<DocReading | null> {
  if (reading_version === null) return null;
  const [found] = await read(docReading).list({ where: { doc_id: _id, reading_version }, limit: 1 });
  return found ?? null;
}

/** What the update says of the values: what it sends for fields, and the partner beside them. */
function sentValues(record: Doc, before: Doc | null): Values {
  const sent = isSame(record.prep_data, before?.prep_data) ? {} : ((record.prep_data ?? {}) as Values);
  const isLinked = record.partner_id !== (before?.partner_id ?? null) && !Object.hasOwn(sent, 'partner_id');
  return isLinked ? { ...sent, partner_id: record.partner_id } : sent;
}

async function factsOf(read: Read, record: Doc, before: Doc | null): Promise<DocFacts> {
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

function typeErrors({ doc_ids, file_id }: Doc): FieldErrors {
  const ids = doc_ids ?? [];
  if (ids.some((id) => !docTypeOf(id)) || new Set(ids).size < ids.length) return { doc_ids: FIELD_TEXTS.choice };
  const isByHand = typesOf(ids).every(({ manualEntry }) => manualEntry);
  return file_id === null && !isByHand ? { doc_ids: DOC_TEXTS.noManualEntry } : {};
}

/** True where a change touches what is there of the types that are applied. */
function touchesApplied({ doc_ids }: Doc, before: Doc, values: Values): boolean {
  const applied = before.applied_types ?? [];
  const names = typesOf(applied).flatMap(({ form, rows }) => [...Object.keys(form.fields), ...Object.keys(rows)]);
  const known: Values = before.prep_data ?? {};
  const isTouched = names.some((name) => !isBlank(known[name]) && !isSame(known[name], values[name]));
  return isTouched || applied.some((id) => !doc_ids?.includes(id));
}

/** Values of a document that count, or that are being read, stay as they are. */
function expectOpen(record: Doc, before: Doc, { values, answers }: Pick<DocFacts, 'values' | 'answers'>): void {
  const isShown = !isSame(placesAfter(record, before, values), before.places);
  const isAnswered = !isSame(answers, before.saved_values);
  const isOther =
    isShown || isAnswered || !isSame(record.doc_ids, before.doc_ids) || !isSame(values, before.prep_data ?? {});
  if (!isOther) return;
  const isAnswerApplied = isAnswered && before.applied_types?.includes(surveyDoc.id);
  if (before.status === 'applied' || isAnswerApplied || touchesApplied(record, before, values))
    throw refused(DOC_TEXTS.applied);
  if (IN_WORK.includes(before.status)) throw refused(DOC_TEXTS.underWay);
  if (before.ignore_entry) throw refused(DOC_TEXTS.ignored);
}

const TYPE_IDS = DOC_TYPES.map(({ id }) => id);

export const docRules: Rules<typeof doc, DocFacts> = {
  filterOptions: { doc_type: TYPE_IDS, demand_type_id: TYPE_IDS },
  initial: () => ({ ...NEW_DOC, status: 'capture', queue: 'to_review' }),
  facts: (read, record, _context, before) => factsOf(read, record, before),
  check: (record, { before, errors, values, answers }) => {
    if (before) expectOpen(record, before, { values, answers });
    return { ...typeErrors(record), ...placeErrors(record, before, typesOf(record.doc_ids)), ...errors };
  },
  derive: (record, { before, values, reading, warnings, survey, answers }, { today }) => {
    const said = {
      prep_data: Object.keys(values).length > 0 ? values : null,
      places: placesAfter(record, before, values),
      saved_values: answers,
    };
    const { survey_type_id, survey_hash } = survey;
    const stands = standing({ ...record, ...said }, reading, today, answerErrors(survey, answers));
    return { ...said, survey_type_id, survey_hash, warnings, ...stands };
  },
  mayRemove: ({ status }) => {
    if (MAY_UNAPPLY.includes(status)) throw refused(DOC_TEXTS.applied);
  },
  actions: {
    update_types: ({ input: { types } }) => ({ doc_ids: types }),
    toggle_ignore_entry: ({ record }) => {
      if (MAY_UNAPPLY.includes(record.status)) throw refused(DOC_TEXTS.applied);
      return { ignore_entry: !record.ignore_entry };
    },
    postpone: ({ input }) => ({ postponed: input.postponed }),
  },
};
