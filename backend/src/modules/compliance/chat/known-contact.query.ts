import { CHAT_LIMITS } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { profile } from '@lichen/contracts/identity/profile.entity';
import type { Read } from '../../../platform/engine/rules';

export type Chat = RecordOf<typeof partnerChat>;
export type Message = RecordOf<typeof partnerMessage>;
export type Contact = RecordOf<typeof partnerContact>;

/** The fields that identify a conversation. */
export type Talk = Pick<Message, 'partner_id' | 'to'>;

const MINUTE = 60_000;

/** Returns the conversation; undefined if there is none. */
export async function chatOf(read: Read, { partner_id, to }: Talk): Promise<Chat | undefined> {
  const [found] = await read(partnerChat).list({ where: { partner_id, to }, limit: 1 });
  return found;
}

/** Returns the contact; undefined if it was deleted or belongs to another partner. */
export async function contactOf(read: Read, { partner_id, to }: Talk): Promise<Contact | undefined> {
  const contact = await read(partnerContact).find(to);
  return contact?.partner_id === partner_id ? contact : undefined;
}

/** True if messages can be written: the contact or a conversation exists. */
export const isKnown = async (read: Read, talk: Talk): Promise<boolean> =>
  (await contactOf(read, talk)) !== undefined || (await chatOf(read, talk)) !== undefined;

/** True while the conversation has fewer drafts than the limit. */
export const hasRoomForDraft = async (read: Read, { partner_id, to }: Talk): Promise<boolean> =>
  (await read(partnerMessage).count({ where: { partner_id, to, status: 'draft' } })) < CHAT_LIMITS.drafts;

/** True while the person has sent fewer messages in the last minute than the limit. */
export const mayGoOn = async (read: Read, userId: string, now: number): Promise<boolean> =>
  (await read(partnerMessage).count({ where: { sent_on: { above: now - MINUTE }, own: 1, sent_by: userId } })) <
  CHAT_LIMITS.aMinute;

/** True while the conversation received fewer messages in the last hour than the limit for email replies. */
export const hasRoomForReply = async (read: Read, { partner_id, to }: Talk, now: number): Promise<boolean> =>
  (await read(partnerMessage).count({ where: { partner_id, to, own: 0, sent_on: { above: now - 60 * MINUTE } } })) <
  CHAT_LIMITS.repliesAnHour;

/** Returns the full name of the sender, as the other side sees it. */
export async function authorName(read: Read, userId: string): Promise<string> {
  const { first_name, last_name } = await read(profile).get(userId);
  return [first_name, last_name].filter(Boolean).join(' ');
}
