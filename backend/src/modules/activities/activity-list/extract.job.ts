import { EXTRACT_JOB_NAME } from '@lichen/contracts/activities/list/extract.call';
import { EXTRACT_KEPT_MS, extract, type ExtractFormat } from '@lichen/contracts/activities/list/extract.entity';
import type { Entity, EventOf, RecordOf } from '@lichen/contracts/entity/entity';
import type { JobBatch, WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import { completeJobRecord } from '../../../platform/engine/jobs/complete-job-record';
import { fileRecords } from '../../../platform/files/file-records';
import type { Job, JobKind, JobTools } from '../../../platform/jobs/job';

import { type ExtractFile, type ExtractOrder, type ExtractParts, makeExtract } from './extract-contents.query';

export const EXTRACT = 'activities.extract';
const MIMES: Readonly<Record<ExtractFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const nameOf = (format: ExtractFormat, now: number) =>
  `activities-${new Date(now).toISOString().slice(0, 10)}.${format}`;

/** Stores the reference to the file and its record in one transaction. */
export async function storeExtract(
  { platform: { database, clock } }: ExtractParts,
  { id, companyId, userId, format }: ExtractOrder,
  { hash, bytes, rows }: ExtractFile,
  { unit }: Pick<JobBatch, 'unit'>,
): Promise<void> {
  const expiresOn = clock.now() + EXTRACT_KEPT_MS;
  const file = { companyId, ownerId: id, entity: extract.name, hash, bytes, createdBy: userId, expiresOn };
  const name = nameOf(format, clock.now());
  const file_id = await fileRecords(database, clock).add(unit.sql, { ...file, name, mime: MIMES[format] });
  const record = await unit.read(extract).get(id);
  const changes = { state: 'done', file_id, expires_on: expiresOn, total: rows };
  await unit.update(extract, record as unknown as RecordOf<Entity>, changes, 'done');
}

const withoutFile = (
  write: WriteJobBatch,
  job: Job,
  tools: JobTools,
  state: 'failed' | 'cancelled',
  type: EventOf<typeof extract>,
): Promise<void> => {
  const { id } = job.input as ExtractOrder;
  return completeJobRecord(write, job, tools, { entity: extract, id, changes: { state }, type }, tools.checkpoint);
};

/** Creates a large file in the background; an interrupted job starts over. */
export const extractJob = (parts: ExtractParts, write: WriteJobBatch): JobKind => ({
  kind: EXTRACT,
  label: EXTRACT_JOB_NAME,
  attempts: 3,
  run: async (job, tools) => {
    const order = job.input as ExtractOrder & { total: number };
    const made = await makeExtract(parts, order, (rows) => tools.progress(rows, order.total));
    await write(job, tools, (batch) => storeExtract(parts, order, made, batch), { done: true });
    return { rows: made.rows };
  },
  gaveUp: (job, tools) => withoutFile(write, job, tools, 'failed', 'fail'),
  cancelled: (job, tools) => withoutFile(write, job, tools, 'cancelled', 'cancel'),
});
