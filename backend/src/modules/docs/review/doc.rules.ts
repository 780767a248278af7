import type { doc } from '@lichen/contracts/docs/doc.entity';
import { MAY_UNAPPLY } from '@lichen/contracts/docs/doc-statuses';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { importedBy } from '@lichen/contracts/docs/doc-type';
import { surveyDoc } from '@lichen/contracts/docs/types/survey';
import { DOC_TYPES, docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { type FieldErrors, refused } from '@lichen/contracts/api/problems';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Rules } from '../../../platform/engine/rules';
import { type DocFacts, factsOf } from './doc-facts.query';
import { isBlank, typesOf, type Values } from './form-values';
import { answerErrors } from './survey-answers.rules';
import { expectInPlace } from './in-place';
import { placeErrors, placesAfter } from './places';
import { type Doc, IN_WORK, isSame, NEW_DOC, standing } from './standing';

function typeErrors({ doc_ids, file_id }: Doc): FieldErrors {
  const ids = doc_ids ?? [];
  if (ids.some((id) => !docTypeOf(id)) || new Set(ids).size < ids.length) return { doc_ids: FIELD_TEXTS.choice };
  const isByHand = typesOf(ids).every(({ manualEntry }) => manualEntry);
  return file_id === null && !isByHand ? { doc_ids: DOC_TEXTS.noManualEntry } : {};
}

/** True where a change touches what is there of the types that are applied. */
function touchesApplied({ doc_ids, import_id }: Doc, before: Doc, values: Values): boolean {
  const applied = before.applied_types ?? [];
  const isImported = typesOf(applied).some((type) => importedBy(type) !== null);
  if (isImported && import_id !== before.import_id) return true;
  const names = typesOf(applied).flatMap(({ form, rows }) => [...Object.keys(form.fields), ...Object.keys(rows)]);
  const known: Values = before.prep_data ?? {};
  const isTouched = names.some((name) => !isBlank(known[name]) && !isSame(known[name], values[name]));
  return isTouched || applied.some((id) => !doc_ids?.includes(id));
}

/** Values of a document that count, or that are being read, stay as they are. */
function expectOpen(record: Doc, before: Doc, { values, answers }: Pick<DocFacts, 'values' | 'answers'>): void {
  const isShown = !isSame(placesAfter(record, before, values), before.places);
  const isAnswered = !isSame(answers, before.saved_values);
  const isSaid = !isSame(record.doc_ids, before.doc_ids) || !isSame(values, before.prep_data ?? {});
  const isOther = isShown || isAnswered || isSaid || record.import_id !== before.import_id;
  if (!isOther) return;
  expectInPlace(before);
  const isAnswerApplied = isAnswered && before.applied_types?.includes(surveyDoc.id);
  if (before.status === 'applied' || isAnswerApplied || touchesApplied(record, before, values))
    throw refused(DOC_TEXTS.applied);
  if (IN_WORK.includes(before.status)) throw refused(DOC_TEXTS.underWay);
  if (before.ignore_entry) throw refused(DOC_TEXTS.ignored);
}

const SEEN = ['doc_ids', 'prep_data', 'confirmed', 'ignore_entry'] as const;

/** True where somebody has changed or confirmed what a document says. */
const isSeen = (record: Doc, before: Doc): boolean => SEEN.some((name) => !isSame(record[name], before[name]));

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
    // Somebody has looked: what was against it then need not be any more.
    const waits_for = before && isSeen({ ...record, ...said }, before) ? null : record.waits_for;
    return { ...said, survey_type_id, survey_hash, warnings, waits_for, ...stands };
  },
  mayRemove: (record) => {
    expectInPlace(record);
    if (MAY_UNAPPLY.includes(record.status)) throw refused(DOC_TEXTS.applied);
  },
  actions: {
    update_types: ({ input: { types } }) => ({ doc_ids: types }),
    toggle_ignore_entry: ({ record }) => {
      expectInPlace(record);
      if (MAY_UNAPPLY.includes(record.status)) throw refused(DOC_TEXTS.applied);
      return { ignore_entry: !record.ignore_entry };
    },
    postpone: ({ record, input }) => {
      expectInPlace(record);
      return { postponed: input.postponed };
    },
  },
};
