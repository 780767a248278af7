import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import { fileRecords } from '../../../platform/files/file-records';
import { holdUpload } from '../../../platform/files/upload-guards';
import { storageBytes } from '../../../platform/files/upload-limits';
import type { Platform } from '../../../platform/platform';
import { uploadedDoc } from '../ingest/uploaded-doc.rules';
import { partnerOfSender } from '../partners/partner-senders.query';
import { isReading } from '../read/start-reading.rules';
import { modulesOf } from './company-modules.query';
import type { Email } from './email-files';
import type { StoredAttachment } from './stored-attachments.loader';

type MakingParts = Pick<Platform, 'database' | 'files' | 'clock' | 'configuration'>;

/** Creates documents from the attachments while there is room. Returns each with `doc`, the document's id or null. */
export async function madeOf(
  platform: MakingParts,
  stored: readonly StoredAttachment[],
  record: Email,
  batch: JobBatch,
) {
  const { database, clock, configuration } = platform;
  const { unit, context } = batch;
  const { companyId } = context;
  const wanted = stored.flatMap((each) => (each.stored ? [each.stored.hash] : []));
  // Locks hashes in sorted order, so that two companies with the same files cannot deadlock.
  for (const hash of [...new Set(wanted)].sort()) await holdUpload(platform, unit.sql, companyId, hash);
  const isRead = isReading({ modules: await modulesOf(platform, companyId) });
  let room = storageBytes(configuration) - (await fileRecords(database, clock).usedBytes(unit.sql, companyId));
  // A suggestion only, because anybody can write any sender into an email.
  const known = { email_id: record._id, partner_id: await partnerOfSender(unit.read, record.from) };
  const made: (StoredAttachment & { doc: string | null })[] = [];
  for (const each of stored) {
    const file = each.stored;
    const isFitting = file !== null && file.bytes <= room;
    if (file && isFitting) {
      room -= file.bytes;
      made.push({
        ...each,
        doc: await uploadedDoc(platform, unit, context, { file, isRead, known }),
      });
    } else made.push({ ...each, doc: null, err: file ? UPLOAD_TEXTS.noRoom : each.err });
  }
  return made;
}
