import { docReading } from '@lichen/contracts/docs/doc-reading.entity';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { Doc } from '../review/standing';
import { warningsOf } from '../review/warnings.query';
import { answeredSurvey, answerErrors } from '../review/survey-answers.rules';
import { type Finding, finishedDoc, valuesRead } from './finished-doc';

/** Stores the reading next to earlier ones and returns the document's changes. Its values follow in `settle`. */
export async function storeReading(finding: Finding, record: Doc, { unit, context }: JobBatch): Promise<Partial<Doc>> {
  const reading_version = (record.reading_version ?? 0) + 1;
  const row = { ...finding.reading, _id: context.newId(), doc_id: record._id, reading_version };
  await unit.records(docReading).insert([row], newRow(context));
  return { ...finding.typed, status: 'preparing', queue: 'reading', reading_version };
}

/** Returns the document's values from the stored reading and the state that follows from them. */
export async function settle(record: Doc, { unit, context }: JobBatch): Promise<Partial<Doc>> {
  const { reading_version } = record;
  const where = { doc_id: record._id, reading_version: reading_version ?? 0 };
  const [reading] = await unit.read(docReading).list({ where, limit: 1 });
  if (!reading) throw new Error(`The reading of ${record._id} is not there`);
  const values = valuesRead(record, reading);
  const { prepared, ...asked } = await answeredSurvey(unit.read, record, values.prep_data ?? {}, record);
  const ofAnswers = answerErrors({ prepared, ...asked }, record.saved_values);
  const finished = finishedDoc(record, values, reading, context.today, ofAnswers);
  const warnings = await warningsOf(unit.read, { ...record, ...finished }, finished.prep_data ?? {});
  return { ...finished, ...asked, warnings };
}
