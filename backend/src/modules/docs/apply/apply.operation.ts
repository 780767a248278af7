import { doc } from '@lichen/contracts/docs/doc.entity';
import { type DocStatus, MAY_APPLY } from '@lichen/contracts/docs/doc-statuses';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { invalid, refused } from '@lichen/contracts/api/problems';
import { operation } from '../../../platform/engine/operations';
import { remember } from '../memory/remember.rules';
import { readingOf } from '../review/doc-facts.query';
import { typesOf } from '../review/form-values';
import { draftTypes } from './draft-types.rules';
import { writeDrafted } from './write-drafted.rules';

/** Makes what the types of a document say, all of it or nothing. A type that is not right yet waits for the next time. */
export const applyDoc = operation(doc, 'apply', async ({ record, context, unit, batch }) => {
  if (record.ignore_entry) throw refused(DOC_TEXTS.ignored);
  if (typesOf(record.doc_ids).length === 0) throw refused(DOC_TEXTS.noType);
  if (![...MAY_APPLY, 'invalid'].includes(record.status)) throw refused(DOC_TEXTS.notApplicable);
  const before = record.applied_types ?? [];
  const waiting = typesOf(record.doc_ids).filter(({ id }) => !before.includes(id));
  const found = await draftTypes(waiting, record, batch);
  const right = found.filter(({ errors }) => Object.keys(errors).length === 0);
  if (right.length === 0) throw invalid(Object.assign({}, ...found.map(({ errors }) => errors)));
  await writeDrafted(
    record,
    right.flatMap(({ drafted }) => drafted),
    unit,
    batch,
  );
  // What is applied is right: only now are its corrections taught to the bills that follow.
  const taught = right.map(({ type }) => type);
  await remember({ record, reading: await readingOf(unit.read, record), types: taught }, unit, context);
  const applied_types = [...before, ...right.map(({ type }) => type.id)];
  const status: DocStatus = right.length === waiting.length ? 'applied' : 'part_applied';
  return { status, applied_types, applied_on: context.now, postponed: false };
});
