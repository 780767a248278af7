import type { doc } from '@lichen/contracts/docs/doc.entity';
import { MAY_UNAPPLY } from '@lichen/contracts/docs/doc-statuses';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { DOC_TYPES, docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { type FieldErrors, refused } from '@lichen/contracts/api/problems';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Rules } from '../../../platform/engine/rules';
import { type Assignment, assignedValues } from './assigned-rows';
import { type DocFacts, factsOf } from './doc-facts.query';
import { expectOpen } from './expect-open.rules';
import { typesOf } from './form-values';
import { answerErrors } from './survey-answers.rules';
import { expectInPlace } from './in-place';
import { placeErrors, placesAfter } from './places';
import { type Doc, isSame, NEW_DOC, standing } from './standing';

function typeErrors({ doc_ids, file_id }: Doc): FieldErrors {
  const ids = doc_ids ?? [];
  if (ids.some((id) => !docTypeOf(id)) || new Set(ids).size < ids.length) return { doc_ids: FIELD_TEXTS.choice };
  const isByHand = typesOf(ids).every(({ manualEntry }) => manualEntry);
  return file_id === null && !isByHand ? { doc_ids: DOC_TEXTS.noManualEntry } : {};
}

const SEEN = ['doc_ids', 'prep_data', 'confirmed', 'ignore_entry'] as const;

/** Returns true if a person has changed or confirmed what a document states. */
const isSeen = (record: Doc, before: Doc): boolean => SEEN.some((name) => !isSame(record[name], before[name]));

interface ForRows {
  readonly src_id?: number | undefined;
  readonly allDocRows?: boolean | undefined;
}

const assigned = (record: Doc, field: Assignment['field'], id: string, { src_id, allDocRows = false }: ForRows) => ({
  prep_data: assignedValues(record, { field, id, row: src_id, everywhere: allDocRows }),
});

const TYPE_IDS = DOC_TYPES.map(({ id }) => id);

/** Validates the values of a document by its types, and derives its state from them. */
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
    // A person has looked at the document, so an earlier reason to wait no longer applies.
    const waits_for = before && isSeen({ ...record, ...said }, before) ? null : record.waits_for;
    return { ...said, survey_type_id, survey_hash, warnings, waits_for, ...stands };
  },
  mayRemove: (record) => {
    expectInPlace(record);
    if (MAY_UNAPPLY.includes(record.status)) throw refused(DOC_TEXTS.applied);
  },
  actions: {
    update_types: ({ input: { types } }) => ({ doc_ids: types }),
    add_doc_supplier: ({ record, input }) => assigned(record, 'partner_id', input.supplier, input),
    add_doc_product: ({ record, input }) => assigned(record, 'product_id', input.product, input),
    add_doc_location: ({ record, input }) => assigned(record, 'location_id', input.location, input),
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
