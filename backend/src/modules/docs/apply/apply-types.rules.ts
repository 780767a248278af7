import type { doc } from '@lichen/contracts/docs/doc.entity';
import type { DocStatus } from '@lichen/contracts/docs/doc-statuses';
import { invalid } from '@lichen/contracts/api/problems';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import { remember } from '../memory/remember.rules';
import { readingOf } from '../review/doc-facts.query';
import { typesOf } from '../review/form-values';
import { type Drafted, draftTypes } from './draft-types.rules';
import { writeDrafted } from './write-drafted.rules';

type Doc = RecordOf<typeof doc>;

/**
 * Writes the records of the document's types that pass their rules and are not yet applied; returns the document's
 * changes. Throws `invalid` if none passes. `mayWrite` gets the drafts first and may throw to stop.
 */
export async function applyTypes(
  record: Doc,
  batch: JobBatch,
  mayWrite: (drafted: readonly Drafted[]) => Promise<void> = async () => undefined,
): Promise<Partial<Doc>> {
  const { unit, context } = batch;
  const before = record.applied_types ?? [];
  const waiting = typesOf(record.doc_ids).filter(({ id }) => !before.includes(id));
  const found = await draftTypes(waiting, record, batch);
  const right = found.filter(({ errors }) => Object.keys(errors).length === 0);
  if (right.length === 0) throw invalid(Object.assign({}, ...found.map(({ errors }) => errors)));
  const drafted = right.flatMap((each) => each.drafted);
  await mayWrite(drafted);
  await writeDrafted(record, drafted, unit, batch);
  // Corrections teach the reading of later bills only once they are applied.
  const taught = right.map(({ type }) => type);
  await remember({ record, reading: await readingOf(unit.read, record), types: taught }, unit, context);
  const applied_types = [...before, ...right.map(({ type }) => type.id)];
  const status: DocStatus = right.length === waiting.length ? 'applied' : 'part_applied';
  return { status, applied_types, applied_on: context.now, postponed: false, waits_for: null };
}
