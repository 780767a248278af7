import { refused } from '@lichen/contracts/api/problems';
import { isUnderWay } from '@lichen/contracts/docs/doc-statuses';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { importedBy } from '@lichen/contracts/docs/doc-type';
import { surveyDoc } from '@lichen/contracts/docs/types/survey';
import type { DocFacts } from './doc-facts.query';
import { isBlank, typesOf, type Values } from './form-values';
import { expectInPlace } from './in-place';
import { placesAfter } from './places';
import { type Doc, isSame } from './standing';

/** Returns true if a change affects values of types that are applied. */
function touchesApplied({ doc_ids, import_id }: Doc, before: Doc, values: Values): boolean {
  const applied = before.applied_types ?? [];
  const isImported = typesOf(applied).some((type) => importedBy(type) !== null);
  if (isImported && import_id !== before.import_id) return true;
  const names = typesOf(applied).flatMap(({ form, rows }) => [...Object.keys(form.fields), ...Object.keys(rows)]);
  const known: Values = before.prep_data ?? {};
  const isTouched = names.some((name) => !isBlank(known[name]) && !isSame(known[name], values[name]));
  return isTouched || applied.some((id) => !doc_ids?.includes(id));
}

/** Throws `refused` if a document is changed while set aside, applied, being read or without data entry. */
export function expectOpen(record: Doc, before: Doc, { values, answers }: Pick<DocFacts, 'values' | 'answers'>): void {
  const isShown = !isSame(placesAfter(record, before, values), before.places);
  const isAnswered = !isSame(answers, before.saved_values);
  const isSaid = !isSame(record.doc_ids, before.doc_ids) || !isSame(values, before.prep_data ?? {});
  const isOther = isShown || isAnswered || isSaid || record.import_id !== before.import_id;
  if (!isOther) return;
  expectInPlace(before);
  const isAnswerApplied = isAnswered && before.applied_types?.includes(surveyDoc.id);
  if (before.status === 'applied' || isAnswerApplied || touchesApplied(record, before, values))
    throw refused(DOC_TEXTS.applied);
  if (isUnderWay(before.status)) throw refused(DOC_TEXTS.underWay);
  if (before.ignore_entry) throw refused(DOC_TEXTS.ignored);
}
