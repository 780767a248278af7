import { Problem } from '@lichen/contracts/api/problems';
import { email } from '@lichen/contracts/docs/emails/email.entity';
import { EMAIL_TEXTS } from '@lichen/contracts/docs/emails/email-texts';
import { companyRecords } from '../../../platform/engine/company-records';
import { retryOnConflict } from '../../../platform/engine/jobs/complete-job-record';
import type { JobBatch, WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import type { Job, JobKind, JobTools } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { type Email, filesAfter, loadedOf, statusChange } from './email-files';
import { LOAD_EMAIL, type LoadInput } from './load-input';
import { openStored } from './open-email.loader';
import type { OpenedEmail } from './opened-email';
import { madeOf } from './made-documents.rules';
import { storedAttachments } from './stored-attachments.loader';

const ATTEMPTS = 3;

interface LoadParts {
  readonly platform: Pick<Platform, 'database' | 'files' | 'clock' | 'configuration'>;
  readonly write: WriteJobBatch;
}

const inputOf = ({ input }: Job) => input as LoadInput;

interface Change {
  readonly changes: Partial<Email>;
  readonly as: 'opened' | 'loaded' | 'failed';
}

/** Updates the email if it still waits for this job; it may have been removed meanwhile. */
const complete = (
  { write }: LoadParts,
  job: Job,
  tools: JobTools,
  change: (record: Email, batch: JobBatch) => Promise<Change>,
  checkpoint: string,
): Promise<void> =>
  retryOnConflict(() =>
    write(
      job,
      tools,
      async (batch) => {
        const record = await batch.unit.read(email).find(inputOf(job).id);
        if (record?.job_id !== job.id) return;
        const { changes, as } = await change(record, batch);
        await batch.unit.update(email, record, changes, as);
      },
      checkpoint,
    ),
  );

/** Returns the changes of the email record that its parsed content gives. */
function saidBy({ date, from, to, subject, text, attachments, count }: OpenedEmail, record: Email): Partial<Email> {
  return {
    ...{ date, subject, text: text || null, to: to === '' ? null : { text: to } },
    from: from || record.sender,
    attachments: attachments.map(({ id, filename, contentType, size }) => ({ id, filename, contentType, size })),
    numAttachments: count,
  };
}

async function run(parts: LoadParts, job: Job, tools: JobTools): Promise<unknown> {
  const { platform } = parts;
  const { id, attachments: wanted, isOpenedOnly } = inputOf(job);
  const found = await companyRecords(platform, job.companyId)(email).find(id);
  if (found?.job_id !== job.id) return {};
  const asked = { wanted: isOpenedOnly ? [] : wanted, known: loadedOf(found) };
  const opened = await openStored(platform.files, { hash: found.content_hash, signal: tools.signal, ...asked });
  const stored = await storedAttachments(platform.files, opened.attachments);
  if (found.attachments === null)
    await complete(
      parts,
      job,
      tools,
      async (record, { context: { now } }) => ({
        as: 'opened',
        changes: {
          ...saidBy(opened, record),
          ...(isOpenedOnly ? { job_id: null } : statusChange(record, 'loading', now)),
        },
      }),
      'opened',
    );
  if (isOpenedOnly) return {};
  await complete(
    parts,
    job,
    tools,
    async (record, batch) => {
      const { now } = batch.context;
      const made = await madeOf(platform, stored, record, batch);
      const outcomes = made.map((each) => ({ ...each, isTried: each.bytes !== null }));
      const files = filesAfter(record.files, outcomes, now);
      return { as: 'loaded', changes: { files, job_id: null, ...statusChange(record, 'loaded', now) } };
    },
    'loaded',
  );
  return {};
}

/** Turns `unavailable` into an error that is retried: bytes being deleted now can be stored again soon. */
function retried(error: unknown): never {
  throw error instanceof Problem && error.code === 'unavailable' ? new Error(error.message) : error;
}

/** Opens an email and creates documents from its files. Retries never create a document twice. */
export const loadEmailJob = (parts: LoadParts): JobKind => ({
  ...{ kind: LOAD_EMAIL, label: 'Loading the files of an email', attempts: ATTEMPTS },
  run: (job, tools) => run(parts, job, tools).catch(retried),
  gaveUp: (job, tools, error) =>
    complete(
      parts,
      job,
      tools,
      async (record, { context: { now } }) => ({
        as: 'failed',
        changes: {
          ...{ job_id: null, error_message: error instanceof Problem ? error.message : EMAIL_TEXTS.unreadable },
          ...statusChange(record, 'error', now),
        },
      }),
      'failed',
    ),
  cancelled: (job, tools) =>
    complete(
      parts,
      job,
      tools,
      async (record, { context: { now } }) => ({
        as: 'failed',
        changes: { job_id: null, ...statusChange(record, 'received', now) },
      }),
      'cancelled',
    ),
});
