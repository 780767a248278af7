import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { Context } from '../../../platform/engine/rules';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { type Chat, chatOf, contactOf, type Message, type Talk } from './known-contact.query';

const LAST_TEXT = 160;

/** Returns the preview text of a conversation: the first 160 characters of a message. */
export const lastOf = ({ content }: Pick<Message, 'content'>): string =>
  String(content['message']).replace(/\s+/g, ' ').trim().slice(0, LAST_TEXT);

/** Returns a conversation record without messages. */
export const emptyChat = (context: Context, talk: Talk) => ({
  ...{ ...newRow(context), _id: context.newId(), partner_id: talk.partner_id, to: talk.to },
  ...{ name: '', role: null, channel: null, last_on: context.now, last_text: null, last_own: true },
  stopped_on: null,
  ...{ unread: 0, ended: false, last_seq: 0, started: true, link_id: null, with_company: null },
});

/**
 * Returns the conversation with a contact, creating it if needed; undefined if the contact does not exist. A concurrent
 * second caller gets the conversation of the first.
 */
export async function beginChat(unit: UnitOfWork, context: Context, talk: Talk): Promise<Chat | undefined> {
  const before = await chatOf(unit.read, talk);
  if (before) return before;
  // Locks the partner for the first message only: otherwise two companies that write to each other would wait for each
  // other's partner.
  await unit.records(partner).hold([talk.partner_id]);
  const known = await chatOf(unit.read, talk);
  if (known) return known;
  const contact = await contactOf(unit.read, talk);
  if (!contact) return undefined;
  const name = [contact.first_name, contact.last_name].filter(Boolean).join(' ');
  const chat: Chat = { ...emptyChat(context, talk), name, role: contact.role };
  await unit.insert(partnerChat, chat, 'begin');
  return chat;
}
