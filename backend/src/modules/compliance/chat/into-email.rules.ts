import { refused } from '@lichen/contracts/api/problems';
import { CHAT_LIMITS, CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { countMails, mailAllowance } from '../../../platform/mail/mail-allowance';
import { companyNameOf } from '../connections/claimed.operation';
import { lastOf } from './begin-chat.rules';
import { chatAddresses } from './chat-addresses.store';
import { CHAT_MAILED, CHAT_UNDELIVERED } from './chat-jobs';
import { ownFile } from './copied-file.rules';
import type { Sending } from './into-portal.rules';
import { authorName, type Chat } from './known-contact.query';
import type { Route } from './route-of.rules';

/** Sends a message by email to a contact without an account, with the reply address of the conversation. */
export async function sendByEmail(
  { record, context, unit, platform }: Sending,
  chat: Chat,
  { address, firstName }: Extract<Route, { by: 'email' }>,
) {
  const held = await unit.records(partnerChat).held(chat._id, 'exclusive');
  if (!held) throw refused(CHAT_TEXTS.noContact);
  const { companyId } = context;
  const file = await ownFile(platform, unit, companyId, record);
  if (file && file.bytes > CHAT_LIMITS.mailedBytes) throw refused(CHAT_TEXTS.tooLargeForMail);
  await countMails(mailAllowance(platform), unit.sql, context, [address]);
  const author = await authorName(unit.read, context.userId);
  const company_name = await companyNameOf(unit, companyId);
  const reply = await chatAddresses(platform).of(unit.sql, { companyId, chatId: chat._id });
  const { invite_lang } = await unit.read(partner).get(chat.partner_id);
  const message = String(record.content['message']);
  const data = { first_name: firstName, author, company_name, message, link: platform.configuration.publicUrl };
  await platform.mailer.send(
    {
      ...{ kind: 'chat_message', to: address, language: invite_lang ?? context.language, data },
      ...(reply ? { replyTo: { name: author, address: reply } } : {}),
      files: file ? [file] : [],
      delivered: { companyId, kind: CHAT_MAILED, input: { message_id: record._id } },
      failed: { companyId, kind: CHAT_UNDELIVERED, input: { message_id: record._id } },
    },
    unit.sql,
    companyId,
  );
  const sent = { status: 'sent' as const, seq: held.last_seq + 1, channel: 'email' as const, sent_on: context.now };
  const last = { last_on: context.now, last_text: lastOf(record), last_seq: sent.seq, channel: 'email' };
  await unit.mark(partnerChat, [{ id: chat._id }], { ...last, last_own: true });
  return { ...sent, sent_by: context.userId };
}
