import { refused } from '@lichen/contracts/api/problems';
import { CHAT_TEXTS, isPhoneWay, type PhoneWay } from '@lichen/contracts/compliance/chat/chat-words';
import { internationalNumber } from '@lichen/contracts/formats/phone-number';
import { SEND_LIMIT_TEXTS } from '@lichen/contracts/text/send-limit-texts';
import type { Context } from '../../../../platform/engine/rules';
import type { UnitOfWork } from '../../../../platform/engine/unit/unit-of-work';
import type { TextForm, TextSender } from '../../../../platform/texts/text-sender';
import type { Contact } from '../known-contact.query';

/** The way to a phone. */
export interface PhoneRoute {
  readonly by: 'phone';
  readonly channel: PhoneWay;
  /** International number. */
  readonly number: string;
  readonly form: Exclude<TextForm, 'closed'>;
}

interface Asked {
  readonly contact: Contact;
  /** Channel of the conversation's last message. */
  readonly last: string | null;
}

function numberOf({ country_code, number, message_by }: Contact): string {
  if (!country_code && !number) throw refused(message_by === null ? CHAT_TEXTS.noAddress : CHAT_TEXTS.noNumber);
  const whole = internationalNumber(country_code ?? '', number ?? '');
  if (whole === null) throw refused(CHAT_TEXTS.noNumber);
  return whole;
}

/** Channels in order of preference: the chosen one alone, otherwise first the one that was used last. */
function channelsOf({ contact: { message_by }, last }: Asked): readonly PhoneWay[] {
  if (isPhoneWay(message_by)) return [message_by];
  return last === 'sms' ? ['sms', 'whatsapp'] : ['whatsapp', 'sms'];
}

/**
 * Returns the first channel that takes a message to the contact's number now. Throws `refused` with the reason if there
 * is none.
 */
export async function phoneRoute(
  texts: TextSender,
  { sql }: Pick<UnitOfWork, 'sql'>,
  { companyId, now }: Context,
  asked: Asked,
): Promise<PhoneRoute> {
  const number = numberOf(asked.contact);
  if (await texts.hasStopped(sql, number)) throw refused(CHAT_TEXTS.stopped);
  const channels = channelsOf(asked).filter((channel) => texts.isOffered(channel));
  for (const channel of channels) {
    const form = await texts.formTo(sql, { companyId, channel, to: number, now });
    if (form !== 'closed') return { by: 'phone', channel, number, form };
  }
  throw refused(channels.length > 0 ? SEND_LIMIT_TEXTS.windowOver : CHAT_TEXTS.noPhones);
}
