import { doc } from '@lichen/contracts/docs/doc.entity';
import { docEvidence } from '@lichen/contracts/docs/doc-evidence.entity';
import { type DocStatus, MAY_APPLY, MAY_UNAPPLY } from '@lichen/contracts/docs/doc-statuses';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { invalid, refused } from '@lichen/contracts/api/problems';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import { operation } from '../../../platform/engine/operations';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { newRow } from '../../../platform/engine/unit/row-writes';
import { readingOf } from '../review/doc.rules';
import { typesOf } from '../review/form-values';
import type { Doc } from '../review/standing';
import { type Drafted, draftTypes } from './draft-types.rules';
import { type Evidence, evidenceOf } from './evidence';

/** Writes what was drafted, entity by entity, with the way back to the page. */
async function writeDrafted(record: Doc, drafted: readonly Drafted[], unit: UnitOfWork, batch: JobBatch) {
  const { context } = batch;
  for (const entity of new Set(drafted.map((each) => each.entity)))
    await batch.insertDrafts(
      entity,
      drafted.filter((each) => each.entity === entity).map(({ prepared }) => prepared),
    );
  const reading = await readingOf(unit.read, record);
  const rows = drafted.flatMap(({ prepared, ...made }) =>
    evidenceOf(record, reading, { ...made, id: prepared.record._id }, () => context.newId()),
  );
  if (rows.length > 0) await unit.records(docEvidence).insert(rows, newRow(context));
}

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
  const applied_types = [...before, ...right.map(({ type }) => type.id)];
  const status: DocStatus = right.length === waiting.length ? 'applied' : 'part_applied';
  return { status, applied_types, applied_on: context.now, postponed: false };
});

const PAGE = 500;

const openEvidence = (unit: UnitOfWork, doc_id: string): Promise<Evidence[]> =>
  unit.read(docEvidence).list({ where: { doc_id, closed_on: null }, order: [{ column: 'id' }], limit: 20 * PAGE });

async function removeMade(rows: readonly Evidence[], unit: UnitOfWork, batch: JobBatch, entities: readonly Entity[]) {
  for (const name of new Set(rows.map(({ record_entity }) => record_entity))) {
    const entity = entities.find((each) => each.name === name);
    if (!entity) throw new Error(`Nobody serves ${name}`);
    const ids = new Set(rows.filter((row) => row.record_entity === name).map(({ record_id }) => record_id));
    // Somebody may have deleted one since: what is gone needs no removal.
    for (const id of ids) if (await unit.read(entity).find(id)) await batch.remove(entity, { id });
  }
}

/** Takes back exactly what apply made. The way to the page stays, closed. */
export const unapplyDoc = operation(doc, 'unapply', async ({ record, context, unit, batch, entities }) => {
  if (!MAY_UNAPPLY.includes(record.status)) throw refused(DOC_TEXTS.notApplied);
  const rows = await openEvidence(unit, record._id);
  await removeMade(rows, unit, batch, entities());
  const changes = { closed_on: context.now, updated_on: context.now };
  for (let at = 0; at < rows.length; at += PAGE)
    await unit.records(docEvidence).updateEach(rows.slice(at, at + PAGE).map((row) => ({ record: row, changes })));
  const status: DocStatus = 'ready';
  return { status, applied_types: null, applied_on: null, applied_by_itself: false };
});
