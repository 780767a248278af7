import { docEvidence } from '@lichen/contracts/docs/doc-evidence.entity';
import { invalid, Problem } from '@lichen/contracts/api/problems';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { Plain } from '../../../platform/store/columns';
import { readingOf } from '../review/doc-facts.query';
import type { Doc } from '../review/standing';
import { type Drafted, underDocFields } from './draft-types.rules';
import { evidenceOf } from './evidence';

/** Rows of evidence written in one statement. */
export const PAGE = 500;

/** Runs `work` and rethrows its validation errors under the fields of the document. */
async function told<T>(made: Pick<Drafted, 'from'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'invalid' || !error.errors) throw error;
    throw invalid(underDocFields(error.errors, made));
  }
}

/** Updates records of entities that allow only one per key; creates missing ones first. */
async function writeInto(drafted: readonly Drafted[], batch: JobBatch) {
  const written = [];
  for (const { stored, into = [], prepared: _, onto: __, ...made } of drafted) {
    const begun = Object.fromEntries(into.map((name) => [name, made.draft[name]])) as Plain;
    const before = stored ?? (await told(made, () => batch.create(made.entity, begun)));
    const target = { id: before._id, version: before.version };
    await told(made, () => batch.update(made.entity, target, made.draft as Plain));
    written.push({ ...made, id: before._id, before });
  }
  return written;
}

/** Creates the records that refer to those just written; reports errors under the fields of the document. */
async function writeBeside(drafted: readonly Drafted[], batch: JobBatch) {
  const written = [];
  for (const { docType, prepared, beside = [] } of drafted)
    for (const { names, ...one } of beside) {
      const draft = { ...one.draft, [names]: prepared.record._id } as Plain;
      const { _id: id } = await told(one, () => batch.create(one.entity, draft));
      written.push({ ...one, docType, id });
    }
  return written;
}

/** Writes the drafted records, entity by entity, and an evidence row for each of their fields. */
export async function writeDrafted(record: Doc, all: readonly Drafted[], unit: UnitOfWork, batch: JobBatch) {
  const { context } = batch;
  const drafted = all.filter(({ into }) => !into);
  const changed = await writeInto(
    all.filter(({ into }) => into),
    batch,
  );
  for (const entity of new Set(drafted.map((each) => each.entity)))
    await batch.insertDrafts(
      entity,
      drafted.filter((each) => each.entity === entity).map(({ prepared }) => prepared),
    );
  const reading = await readingOf(unit.read, record);
  const made = drafted.map(({ prepared, ...each }) => ({ ...each, id: prepared.record._id }));
  const beside = await writeBeside(drafted, batch);
  const rows = [...made, ...beside, ...changed].flatMap((each) =>
    evidenceOf(record, reading, each, () => context.newId()),
  );
  for (let at = 0; at < rows.length; at += PAGE)
    await unit.records(docEvidence).insert(rows.slice(at, at + PAGE), newRow(context));
}
