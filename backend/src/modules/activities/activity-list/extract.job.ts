import { EXTRACT_JOB_NAME } from '@lichen/contracts/activities/list/extract.call';
import { Readable } from 'node:stream';
import { EXTRACT_KEPT_MS, extract, type ExtractFormat } from '@lichen/contracts/activities/list/extract.entity';
import type { ActivityQuery } from '@lichen/contracts/activities/list/activity-query';
import type { Entity, EventOf, RecordOf } from '@lichen/contracts/entity/entity';
import type { JobBatch, WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import { completeJobRecord } from '../../../platform/engine/jobs/complete-job-record';
import { fileRecords } from '../../../platform/files/file-records';
import { zipOf } from '../../../platform/files/zip-stream';
import type { Job, JobKind, JobTools } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { type ExtractRow, extractColumns } from './extract-columns';
import { csvText, type LabelOf, type TranslateText, workbookParts } from './extract-files';
import { extractRecords, extractPages, type TypesByName, typesIn } from './extract-rows.query';
import { selectionSnapshot } from './listed-selection.query';

export const EXTRACT = 'activities.extract';
const MOST_BYTES = 3 * 1024 ** 3;

const MIMES: Readonly<Record<ExtractFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface ExtractParts {
  platform: Pick<Platform, 'database' | 'files' | 'clock'>;
  types: TypesByName;
  sayIn(language: string): TranslateText;
  labelIn(language: string): LabelOf;
}

/** Order of an export, small enough to be the input of a job. */
export interface ExtractOrder {
  id: string;
  companyId: string;
  userId: string;
  language: string;
  format: ExtractFormat;
  filters: ActivityQuery;
  /**
   * When it was asked for: what is entered while the file is made is not in it. One of an earlier release says
   * nothing.
   */
  askedOn?: number;
}

interface ExtractFile {
  hash: string;
  bytes: number;
  /** Rows in the file; fewer than counted when some were deleted meanwhile. */
  rows: number;
}

type Pages = AsyncGenerator<readonly ExtractRow[]>;

/** Tells how many rows are in the file; whoever is told may stop it by throwing. */
async function* told(pages: Pages, tell: (rows: number) => Promise<void>): Pages {
  let rows = 0;
  for await (const page of pages) {
    yield page;
    rows += page.length;
    await tell(rows);
  }
}

/** Writes the file straight into the store: what is in memory is one page of rows, however many there are. */
export async function makeExtract(
  { platform: { database, files }, types, sayIn, labelIn }: ExtractParts,
  { companyId, language, format, filters, askedOn }: ExtractOrder,
  tell: (rows: number) => Promise<void> = async () => undefined,
): Promise<ExtractFile> {
  const records = extractRecords({ database }, companyId);
  const selection = selectionSnapshot(filters, askedOn);
  const columns = extractColumns(await typesIn(records, types, selection));
  let rows = 0;
  const table = {
    columns,
    pages: told(extractPages(records, types, selection), (written) => {
      rows = written;
      return tell(written);
    }),
    say: sayIn(language),
    labelOf: labelIn(language),
  };
  const bytes = format === 'csv' ? Readable.from(csvText(table), { objectMode: false }) : zipOf(workbookParts(table));
  const file = await files.put(bytes, MOST_BYTES);
  return { ...file, rows };
}

const nameOf = (format: ExtractFormat, now: number) =>
  `activities-${new Date(now).toISOString().slice(0, 10)}.${format}`;

/** The file and the record that leads to it, in one transaction. */
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

/** A large file, made beside the answers. An interrupted one begins again: nobody has seen it. */
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
