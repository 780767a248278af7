import { CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { refused } from '@lichen/contracts/api/problems';
import type { Operating } from '../../../platform/engine/operations';
import type { Context } from '../../../platform/engine/rules';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { ConnectedCompany } from '../demands/asked-company.rules';
import { emptyChat, lastOf } from './begin-chat.rules';
import { copiedFile } from './copied-file.rules';
import { authorName, type Chat, type Message } from './known-contact.query';

export type Sending = Pick<Operating<typeof partnerMessage, 'send'>, 'record' | 'context' | 'unit' | 'platform'>;

const heldIn = async ({ records }: UnitOfWork, id: string | undefined): Promise<Chat | undefined> =>
  id === undefined ? undefined : records(partnerChat).held(id, 'exclusive');

async function idBehind({ unit, partner_id }: ConnectedCompany, link_id: string | null): Promise<string | undefined> {
  if (link_id === null) return undefined;
  const [found] = await unit.read(partnerChat).part(['_id'], { where: { link_id, partner_id }, limit: 1 });
  return found?._id;
}

/**
 * Locks the conversation rows of both companies. Both sides lock the row of the company that began it first, so that
 * two people who write at once do not deadlock.
 */
async function heldRows(unit: UnitOfWork, to: ConnectedCompany, chat: Chat) {
  const theirId = await idBehind(to, chat.link_id);
  const first = chat.started ? await heldIn(unit, chat._id) : await heldIn(to.unit, theirId);
  const second = chat.started ? await heldIn(to.unit, theirId) : await heldIn(unit, chat._id);
  return chat.started ? { own: first, theirs: second } : { own: second, theirs: first };
}

/** Creates the conversation of the other company with its first message. */
async function theirChat(
  to: ConnectedCompany,
  own: Chat,
  context: Context,
  link_id: string,
  author: string,
): Promise<Chat> {
  const empty = emptyChat(context, { partner_id: to.partner_id, to: link_id });
  const with_company = context.companyId;
  const chat: Chat = { ...empty, created_by: 'connection', name: author, started: false, link_id, with_company };
  await to.unit.insert(partnerChat, { ...chat, last_seq: own.last_seq }, 'begin');
  return chat;
}

/**
 * Writes a message into the rows of the other company and updates both conversations. Returns the changes of the
 * sender's message; throws `refused` once the connection has ended.
 */
export async function sendIntoPortal({ record, context, unit, platform }: Sending, chat: Chat, to: ConnectedCompany) {
  const held = await heldRows(unit, to, chat);
  // The other company may just have deleted its partner; the connection ends only after that.
  if (!held.own || !(await to.unit.records(partner).steady(to.partner_id))) throw refused(CHAT_TEXTS.ended);
  const author = await authorName(unit.read, context.userId);
  // A concurrent first message may have created the conversation while this one waited.
  const link_id = held.own.link_id ?? context.newId();
  const theirs =
    held.theirs ??
    (await heldIn(to.unit, await idBehind(to, link_id))) ??
    (await theirChat(to, held.own, context, link_id, author));
  const seq = Math.max(held.own.last_seq, theirs.last_seq) + 1;
  const sent = { status: 'sent' as const, seq, channel: 'portal' as const, sent_on: context.now };
  const delivered = { ...sent, delivered_on: context.now, failed_on: null, read_on: null };
  const _id = context.newId();
  const file_id = await copiedFile(
    platform,
    unit,
    context.companyId,
    { companyId: to.companyId, ownerId: _id },
    record,
  );
  const row: Message = {
    ...{ ...newRow(context), created_by: 'connection', _id, partner_id: to.partner_id, to: theirs.to },
    ...{
      content: record.content,
      own: false,
      author,
      sent_by: null,
      mail_key: null,
      handed_on: null,
      left_out: null,
      file: record.file,
      file_id,
      ...delivered,
    },
  };
  await to.unit.insert(partnerMessage, row, 'receive');
  const last = { last_on: context.now, last_text: lastOf(record), last_seq: seq, channel: 'portal' };
  const named = theirs.started ? {} : { name: author };
  await to.unit.mark(partnerChat, [{ id: theirs._id }], {
    ...{ ...last, ...named, last_own: false, unread: theirs.unread + 1 },
  });
  const joined = { link_id, with_company: to.companyId };
  await unit.mark(partnerChat, [{ id: chat._id }], { ...last, ...joined, last_own: true });
  return { ...delivered, sent_by: context.userId };
}
