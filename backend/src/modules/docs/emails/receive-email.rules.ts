import { createHash } from 'node:crypto';
import { Problem } from '@lichen/contracts/api/problems';
import { email } from '@lichen/contracts/docs/emails/email.entity';
import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import type { Context } from '../../../platform/engine/rules';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { fileRecords } from '../../../platform/files/file-records';
import type { Arrived } from '../../../platform/files/file-store';
import { holdUpload } from '../../../platform/files/upload-guards';
import { storageBytes } from '../../../platform/files/upload-limits';
import { SYSTEM } from '../../../platform/jobs/jobs';
import type { Platform } from '../../../platform/platform';
import { LOAD_EMAIL, type LoadInput } from './load-input';
import { messageHeadOf } from './message-head';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A stored message and its envelope sender. */
interface Received extends Arrived {
  readonly sender: string;
}

/** Values of an email that has not been parsed yet. */
const UNREAD = {
  ...{ date: null, to: null, text: null, error_message: null },
  ...{ attachments: null, numAttachments: 0, files: null },
} as const;

async function keptFile(
  { database, clock, configuration }: Platform,
  unit: UnitOfWork,
  { companyId }: Context,
  ownerId: string,
  { hash, bytes }: Received,
): Promise<string> {
  const kept = fileRecords(database, clock);
  const id = await kept.add(unit.sql, {
    ...{ name: 'message.eml', mime: 'message/rfc822', bytes, hash },
    ...{ companyId, ownerId, entity: email.name, createdBy: SYSTEM },
  });
  // `unavailable` lets the sending server retry later, when there may be room.
  if ((await kept.usedBytes(unit.sql, companyId)) > storageBytes(configuration))
    throw new Problem('unavailable', UPLOAD_TEXTS.noRoom);
  return id;
}

/** Creates the record of an email whose bytes are stored, and starts the job that opens it. */
export async function receiveEmail(
  platform: Platform,
  unit: UnitOfWork,
  context: Context,
  received: Received,
): Promise<void> {
  const { hash, bytes, head, sender } = received;
  await holdUpload(platform, unit.sql, context.companyId, hash);
  const { messageId, subject } = messageHeadOf(head.toString('latin1'));
  const message_key = messageId === null ? hash : hashOf(messageId);
  const duplicate = (await unit.read(email).count({ where: { message_key } })) > 0;
  const _id = context.newId();
  const input: LoadInput = { id: _id, attachments: null, isOpenedOnly: duplicate };
  const status = 'received' as const;
  const record = {
    ...{ ...newRow(context), ...UNREAD, _id, subject, messageId, message_key, duplicate },
    ...{ from: sender, sender, content_hash: hash, size: bytes },
    file_id: await keptFile(platform, unit, context, _id, received),
    ...{ status, status_history: [{ status, dt: context.now }] },
    job_id: await unit.startJob(LOAD_EMAIL, input),
  };
  await unit.insert(email, record, 'receive');
}
