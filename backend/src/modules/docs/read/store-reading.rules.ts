import { docReading } from '@lichen/contracts/docs/doc-reading.entity';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { Doc } from '../review/standing';
import { warningsOf } from '../review/warnings.query';
import { type Finding, finishedDoc } from './finished-doc';

/** The reading lies beside the earlier ones, and the document shows what it is before its values are settled. */
export async function storeReading(finding: Finding, record: Doc, { unit, context }: JobBatch): Promise<Partial<Doc>> {
  const reading_version = (record.reading_version ?? 0) + 1;
  const row = { ...finding.reading, _id: context.newId(), doc_id: record._id, reading_version };
  await unit.records(docReading).insert([row], newRow(context));
  return { ...finding.typed, status: 'preparing', queue: 'reading', reading_version };
}

/** The values of the stored reading, and where the document stands with them. */
export async function settle(record: Doc, { unit, context }: JobBatch): Promise<Partial<Doc>> {
  const { reading_version } = record;
  const where = { doc_id: record._id, reading_version: reading_version ?? 0 };
  const [reading] = await unit.read(docReading).list({ where, limit: 1 });
  if (!reading) throw new Error(`The reading of ${record._id} is not there`);
  const finished = finishedDoc(record, reading, context.today);
  const warnings = await warningsOf(unit.read, { ...record, ...finished }, finished.prep_data ?? {});
  return { ...finished, warnings };
}
