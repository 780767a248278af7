import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { Context } from '../../../platform/engine/rules';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { type Chat, chatOf, contactOf, type Message, type Talk } from './known-contact.query';

const LAST_TEXT = 160;

/** What a conversation shows of its last message. */
export const lastOf = ({ content }: Pick<Message, 'content'>): string =>
  String(content['message']).replace(/\s+/g, ' ').trim().slice(0, LAST_TEXT);

/** A conversation before anything was sent in it. */
export const emptyChat = (context: Context, talk: Talk) => ({
  ...{ ...newRow(context), _id: context.newId(), partner_id: talk.partner_id, to: talk.to },
  ...{ name: '', role: null, channel: null, last_on: context.now, last_text: null, last_own: true },
  ...{ unread: 0, ended: false, last_seq: 0, started: true, link_id: null, with_company: null },
});

/** Begins the conversation with a contact where there is none; of two at once the second finds that of the first. */
export async function beginChat(unit: UnitOfWork, context: Context, talk: Talk): Promise<Chat | undefined> {
  const before = await chatOf(unit.read, talk);
  if (before) return before;
  // Only for the first message: two who write to each other would otherwise wait for each other's partner.
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
