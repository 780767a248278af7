import { createHash } from 'node:crypto';
import { CHAT_LIMITS } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import type { JobBatch, WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import { newRow } from '../../../platform/engine/unit/row-writes';
import { fileRecords } from '../../../platform/files/file-records';
import type { Uploaded } from '../../../platform/files/upload-handlers';
import type { JobKind } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { lastOf } from './begin-chat.rules';
import { CHAT_REPLY, type ReplyInput } from './chat-jobs';
import { type Chat, contactOf, type Message } from './known-contact.query';
import { openReply, storedFiles, waitForScan } from './open-reply.loader';
import type { OpenedReply } from './opened-reply';

type Parts = Pick<Platform, 'database' | 'clock' | 'files'>;

/** One message of a reply: its text, or one of its files. */
type Said = Pick<Message, 'content' | 'file'> & { readonly upload: Uploaded | null };

const saidIn = ({ text }: OpenedReply, files: readonly Uploaded[]): Said[] => [
  ...(text === ''
    ? []
    : [{ content: { type: 'text', message: text.slice(0, CHAT_LIMITS.message) }, file: null, upload: null }]),
  ...files.map((upload) => {
    const { name, bytes, mime } = upload;
    return { content: { type: 'file', message: name }, file: { name, bytes, mime }, upload };
  }),
];

async function authorOf({ unit }: JobBatch, chat: Chat, from: string): Promise<string> {
  const contact = await contactOf(unit.read, chat);
  // The From header proves nothing: the contact's name is used only if the address is that of the contact.
  return contact?.email?.trim().toLowerCase() === from ? chat.name : from || chat.name;
}

async function write(parts: Parts, batch: JobBatch, reply: OpenedReply, files: readonly Uploaded[], chatId: string) {
  const { unit, context } = batch;
  const { companyId, now } = context;
  const chat = await unit.records(partnerChat).held(chatId, 'exclusive');
  if (!chat || reply.isAutomatic) return;
  const { partner_id, to } = chat;
  const mail_key = reply.messageId && createHash('sha256').update(reply.messageId).digest('hex');
  // The sending server repeats an email whose acceptance it did not receive.
  if (mail_key && (await unit.read(partnerMessage).count({ where: { partner_id, to, mail_key } })) > 0) return;
  const author = await authorOf(batch, chat, reply.from);
  const kept = fileRecords(parts.database, parts.clock);
  const said = saidIn(reply, files);
  let seq = chat.last_seq;
  for (const { upload, ...words } of said) {
    seq += 1;
    const _id = context.newId();
    const whose = { companyId, ownerId: _id, entity: partnerMessage.name, createdBy: context.userId };
    const row: Message = {
      ...{ ...newRow(context), _id, partner_id, to, ...words, status: 'sent', own: false, author, seq, mail_key },
      ...{ channel: 'email', sent_on: now, sent_by: null, delivered_on: now, failed_on: null, read_on: null },
      ...{ handed_on: null, left_out: null },
      file_id: upload && (await kept.add(unit.sql, { ...upload, ...whose })),
    };
    await unit.insert(partnerMessage, row, 'receive');
  }
  const last = said.at(-1);
  if (!last) return;
  const changes = { last_on: now, last_text: lastOf(last), last_seq: seq, last_own: false, channel: 'email' };
  await unit.mark(partnerChat, [{ id: chatId }], { ...changes, unread: chat.unread + said.length });
}

/** Writes the text and files of an emailed reply into its conversation, and deletes the stored email. */
export const chatReply = (parts: Parts, writeBatch: WriteJobBatch): JobKind => ({
  ...{ kind: CHAT_REPLY, attempts: 3 },
  run: async (job, tools) => {
    const { chat_id, file_id } = job.input as ReplyInput;
    const file = await fileRecords(parts.database, parts.clock).find(job.companyId, file_id);
    if (!file) return {};
    const reply = await openReply(parts.files, file.hash, tools.signal);
    const files = reply.isAutomatic ? [] : await storedFiles(parts.files, reply.files).catch(waitForScan(parts.clock));
    await writeBatch(
      job,
      tools,
      async (batch) => {
        await write(parts, batch, reply, files, chat_id);
        await batch.unit.forgetFile(file_id);
      },
      'written',
    );
    return {};
  },
});
