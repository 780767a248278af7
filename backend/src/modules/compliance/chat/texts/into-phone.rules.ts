import { refused } from '@lichen/contracts/api/problems';
import { CHAT_LIMITS, CHAT_TEXTS, PHONE_HINTS } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { isLanguage, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import { companyNumber } from '../../../../platform/texts/company-number.query';
import { companyNameOf } from '../../connections/claimed.operation';
import { lastOf } from '../begin-chat.rules';
import { CHAT_TEXT_ANSWER, CHAT_TEXTED } from '../chat-jobs';
import type { Sending } from '../into-portal.rules';
import { authorName, type Chat } from '../known-contact.query';
import { phoneFileAddress } from './phone-file-link.rules';
import type { PhoneRoute } from './phone-route.rules';

/** Returns the text of a message, or the name and address of its file; throws `refused` for a text that is too long. */
function wordsOf({ record, context, platform }: Sending, { form }: PhoneRoute): string {
  const { content, file, _id } = record;
  const { seals, configuration } = platform;
  if (file) {
    const link = phoneFileAddress(configuration.publicUrl, seals, { companyId: context.companyId, messageId: _id });
    return `${file.name}\n${link}`;
  }
  const message = String(content['message']).trim();
  if (message.length > CHAT_LIMITS.toPhone) throw refused(CHAT_TEXTS.tooLongForPhone);
  if (form === 'template' && message.length > CHAT_LIMITS.inTemplate) throw refused(CHAT_TEXTS.tooLongForTemplate);
  return message;
}

/**
 * Sends a message to the phone of a contact without an account. It begins with its author and company, because numbers
 * of the operator's service belong to nobody that the contact knows.
 */
export async function sendToPhone(sending: Sending, chat: Chat, route: PhoneRoute) {
  const { record, context, unit, platform } = sending;
  const held = await unit.records(partnerChat).held(chat._id, 'exclusive');
  if (!held) throw refused(CHAT_TEXTS.noContact);
  const { channel, number: to } = route;
  const { companyId, now } = context;
  const message = wordsOf(sending, route);
  const author = await authorName(unit.read, context.userId);
  const company = await companyNameOf(unit, companyId);
  const { invite_lang } = await unit.read(partner).get(chat.partner_id);
  const language = invite_lang ?? context.language;
  const say = platform.dictionaries.sayIn(language);
  const tag = LOCALE_TAGS[isLanguage(language) ? language : 'en-GB'];
  const hints = { codeHint: say(PHONE_HINTS.code), stopHint: say(PHONE_HINTS.stop) };
  await platform.texts.send(
    {
      ...{ channel, to, tag, from: await companyNumber(unit.read, companyId) },
      ...{ text: `${author}, ${company}:\n${message}`, parts: [author, company, message] },
      follow: { kind: CHAT_TEXTED, input: { message_id: record._id } },
      answering: { kind: CHAT_TEXT_ANSWER, input: { chat_id: chat._id }, ...hints },
    },
    unit.sql,
    context,
  );
  const sent = { status: 'sent' as const, seq: held.last_seq + 1, channel, sent_on: now };
  const last = { last_on: now, last_text: lastOf(record), last_seq: sent.seq, channel, last_own: true };
  // A number that is not stopped any more: the contact has another one, or has sent START elsewhere.
  await unit.mark(partnerChat, [{ id: chat._id }], { ...last, stopped_on: null });
  return { ...sent, sent_by: context.userId };
}
