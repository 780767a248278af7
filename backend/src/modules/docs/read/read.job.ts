import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { Problem } from '@lichen/contracts/api/problems';
import { companyRecords } from '../../../platform/engine/company-records';
import { retryOnConflict } from '../../../platform/engine/jobs/complete-job-record';
import type { WarmProcess } from '../../../platform/bounded/warm-process';
import type { JobBatch, WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import type { Job, JobKind, JobTools } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { applyRead } from '../apply/by-itself/apply-read.rules';
import { type Doc, isInWork, queueOf } from '../review/standing';
import { findingIn } from './finding.client';
import { makeReader } from './read-file.loader';
import { READ } from './start-reading.rules';
import { settle, storeReading } from './store-reading.rules';

const ATTEMPTS = 3;

interface ReadParts {
  readonly platform: Pick<Platform, 'ai' | 'configuration' | 'database' | 'files' | 'clock'>;
  readonly write: WriteJobBatch;
}

const idOf = ({ input }: Job) => (input as { id: string }).id;

/** Updates the document if it still waits for this job: it may have been removed or entered meanwhile. */
const complete = (
  { write }: ReadParts,
  job: Job,
  tools: JobTools,
  changes: (record: Doc, batch: JobBatch) => Promise<Partial<Doc>>,
  type: 'read' | 'read_failed',
  checkpoint?: unknown,
): Promise<void> =>
  retryOnConflict(() =>
    write(
      job,
      tools,
      async (batch) => {
        const record = await batch.unit.read(doc).find(idOf(job));
        if (!record || !isInWork(record)) return;
        await batch.unit.update(doc, record, await changes(record, batch), type);
      },
      checkpoint,
    ),
  );

async function run(parts: ReadParts & { readonly reader: WarmProcess }, job: Job, tools: JobTools): Promise<unknown> {
  const record = await companyRecords(parts.platform, job.companyId)(doc).find(idOf(job));
  if (!record || !isInWork(record)) return {};
  if (record.status !== 'preparing') {
    const finding = await findingIn(parts, { job, tools, record });
    await complete(parts, job, tools, (now, batch) => storeReading(finding, now, batch), 'read', 'stored');
  }
  await complete(parts, job, tools, settle, 'read', 'settled');
  await applyRead(parts, { job, tools, id: idOf(job) });
  return {};
}

/** Returns the changes after a failed reading: a person has to enter the values, and the document states the reason. */
const unread = (record: Doc, message: string, status: 'error' | 'capture'): Partial<Doc> => ({
  ...{ status, error_message: message, queue: queueOf(status, record) },
});

/** Job that reads a document: pages, type, fields, records it mentions. Retries resume from a stored reading. */
export function readJob(parts: ReadParts): JobKind {
  const reader = makeReader(parts.platform.configuration);
  return {
    ...{ kind: READ, label: 'Reading a document', attempts: ATTEMPTS, lane: 'reading' },
    run: (job, tools) => run({ ...parts, reader }, job, tools),
    stopped: reader.close,
    gaveUp: (job, tools, error) => {
      const message = error instanceof Problem ? error.message : DOC_TEXTS.unreadable;
      return complete(parts, job, tools, async (record) => unread(record, message, 'error'), 'read_failed');
    },
    cancelled: (job, tools) =>
      complete(
        parts,
        job,
        tools,
        async (record) => ({ ...unread(record, '', 'capture'), error_message: null }),
        'read',
      ),
  };
}
