import { CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { refused } from '@lichen/contracts/api/problems';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { type FileRecord, fileRecords } from '../../../platform/files/file-records';
import { holdUpload } from '../../../platform/files/upload-guards';
import { storageBytes } from '../../../platform/files/upload-limits';
import type { Platform } from '../../../platform/platform';
import type { Message } from './known-contact.query';

type Files = Pick<Platform, 'database' | 'clock' | 'files' | 'configuration'>;

/** Returns the file of a message of this company; undefined without one. Throws `refused` if the file is missing. */
export async function ownFile(
  { database, clock }: Pick<Files, 'database' | 'clock'>,
  unit: UnitOfWork,
  companyId: string,
  { file_id }: Pick<Message, 'file_id'>,
): Promise<FileRecord | undefined> {
  if (file_id === null) return undefined;
  const file = await fileRecords(database, clock).find(companyId, file_id, unit.sql);
  if (!file) throw refused(CHAT_TEXTS.noFile);
  return file;
}

/**
 * Adds the file of a message to the receiving company, independent of the sender's copy. It counts towards the
 * receiver's storage; throws `refused` if that is full. Returns the id of the new file.
 */
export async function copiedFile(
  platform: Files,
  unit: UnitOfWork,
  companyId: string,
  to: Pick<FileRecord, 'companyId' | 'ownerId'>,
  message: Pick<Message, 'file_id'>,
): Promise<string | null> {
  const file = await ownFile(platform, unit, companyId, message);
  if (!file) return null;
  const { database, clock, configuration } = platform;
  const kept = fileRecords(database, clock);
  const { name, hash, bytes, mime } = file;
  await holdUpload(platform, unit.sql, to.companyId, hash);
  const copy = { name, hash, bytes, mime, ...to, entity: partnerMessage.name, createdBy: 'connection' };
  const id = await kept.add(unit.sql, copy);
  if ((await kept.usedBytes(unit.sql, to.companyId)) > storageBytes(configuration)) throw refused(CHAT_TEXTS.noRoom);
  return id;
}
