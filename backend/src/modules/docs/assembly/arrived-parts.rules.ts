import { doc } from '@lichen/contracts/docs/doc.entity';
import { Problem } from '@lichen/contracts/api/problems';
import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import { fileRecords } from '../../../platform/files/file-records';
import { holdUpload } from '../../../platform/files/upload-guards';
import { storageBytes } from '../../../platform/files/upload-limits';
import type { Platform } from '../../../platform/platform';
import { modulesOf } from '../emails/company-modules.query';
import { withFile } from '../ingest/new-doc.rules';
import { isReading, pending } from '../read/start-reading.rules';
import { type Doc, queueOf } from '../review/standing';
import type { KeptFile } from './assembled-files.loader';

type Parts = Pick<Platform, 'database' | 'files' | 'clock' | 'configuration'>;

/** A document that waits for its file, and the file that was made for it. */
export interface Waiting {
  readonly record: Doc;
  readonly file: KeptFile;
}

/** Returns true while the document waits for its file. A person may have undone the split or combination meanwhile. */
export const isWaiting = (record: Doc | undefined, job_id: string): record is Doc =>
  record?.status === 'loading' && record.file_id === null && record.job_id === job_id;

/** Attaches the files to their documents and starts reading them. Throws `tooLarge` if the storage is full. */
export async function arrive(platform: Parts, waiting: readonly Waiting[], { unit, context }: JobBatch): Promise<void> {
  const { database, clock, configuration } = platform;
  const { companyId } = context;
  // Locks hashes in sorted order, so that two companies with the same files cannot deadlock.
  const hashes = [...new Set(waiting.map(({ file }) => file.hash))].sort();
  for (const hash of hashes) await holdUpload(platform, unit.sql, companyId, hash);
  const isRead = isReading({ modules: await modulesOf(platform, companyId) });
  for (const { record, file } of waiting) {
    const filed = await withFile(platform, unit, context, record, { ...file, name: record.name });
    const byHand = { status: 'capture', queue: queueOf('capture', record), job_id: null } as const;
    const next = isRead ? await pending(unit, record._id) : byHand;
    await unit.update(doc, record, { ...filed, ...next }, 'upload');
  }
  const used = await fileRecords(database, clock).usedBytes(unit.sql, companyId);
  if (used > storageBytes(configuration)) throw new Problem('tooLarge', UPLOAD_TEXTS.noRoom);
}
