import type { TextChannel } from './text-sender';
import type { TextSettings } from './text-settings';

/** A message from a phone, as a service reports it. */
export interface IncomingText {
  readonly channel: TextChannel;
  /** The service's id of the message. */
  readonly id: string;
  /** International number of the sender, with plus. */
  readonly from: string;
  /** Number that it was sent to; undefined if the service does not name it. */
  readonly to: string | undefined;
  readonly text: string;
  /** Number of files, pictures and recordings that are left out. */
  readonly media: number;
  /** Service's id of the message that this one quotes. */
  readonly quoted: string | undefined;
  /** Time of sending in epoch milliseconds; undefined if the service does not name it. */
  readonly at: number | undefined;
}

type Values = Readonly<Record<string, unknown>>;

const MOST_ID = 256;
const MOST_MEDIA = 99;

const valuesIn = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {});
const listIn = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.map(valuesIn) : []);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberIn = (value: unknown): string | undefined =>
  /^\+?([1-9]\d{6,14})$/.exec(textIn(value))?.[1]?.replace(/^/, '+');
const countIn = (value: unknown): number => Math.min(MOST_MEDIA, Math.max(0, Math.trunc(Number(value) || 0)));

type Found = Omit<IncomingText, 'id' | 'from'> & { readonly id: unknown; readonly from: unknown };

/** Returns the message if it has an id and a number, and says anything. */
function complete({ id, from, ...found }: Found): IncomingText[] {
  const number = numberIn(from);
  const isNamed = typeof id === 'string' && id !== '' && id.length <= MOST_ID;
  return isNamed && number && (found.text.trim() !== '' || found.media > 0) ? [{ ...found, id, from: number }] : [];
}

/** Types of WhatsApp messages that say nothing a conversation could show. */
const SILENT: readonly unknown[] = ['reaction', 'system'];

/** Returns the text of a WhatsApp message: its own, of a pressed button, or beside a picture. */
function metaText(message: Values): string {
  if (message['type'] === 'text') return textIn(valuesIn(message['text'])['body']);
  if (message['type'] === 'button') return textIn(valuesIn(message['button'])['text']);
  return textIn(valuesIn(message[textIn(message['type'])])['caption']);
}

/** Returns the messages in a report of Meta to the operator's own number. */
export function textsOfMeta({ META_PHONE_ID }: Pick<TextSettings, 'META_PHONE_ID'>, body: unknown): IncomingText[] {
  const changes = listIn(valuesIn(body)['entry']).flatMap(({ changes: of }) => listIn(of));
  return changes.flatMap(({ value }) => {
    const { metadata, messages } = valuesIn(value);
    // An app of several numbers reports the messages of all of them here.
    if (valuesIn(metadata)['phone_number_id'] !== META_PHONE_ID) return [];
    return listIn(messages).flatMap((message) => {
      const { id, from, type, timestamp, context } = message;
      if (SILENT.includes(type)) return [];
      const seconds = Number(timestamp);
      return complete({
        ...{ channel: 'whatsapp', id, from, to: undefined, text: metaText(message) },
        media: type === 'text' || type === 'button' ? 0 : 1,
        quoted: textIn(valuesIn(context)['id']) || undefined,
        at: Number.isFinite(seconds) ? seconds * 1000 : undefined,
      });
    });
  });
}

const WHATSAPP = 'whatsapp:';

/** Returns the message in a report of Twilio; none if it reports a delivery state. */
export function textsOfTwilio(values: ReadonlyMap<string, string>): IncomingText[] {
  if (values.get('SmsStatus') !== 'received') return [];
  const from = values.get('From') ?? '';
  return complete({
    channel: from.startsWith(WHATSAPP) ? 'whatsapp' : 'sms',
    id: values.get('MessageSid'),
    from: from.replace(WHATSAPP, ''),
    to: numberIn((values.get('To') ?? '').replace(WHATSAPP, '')),
    text: values.get('Body') ?? '',
    media: countIn(values.get('NumMedia')),
    quoted: values.get('OriginalRepliedMessageSid'),
    at: undefined,
  });
}

/** Returns the message that the operator's own service reports; none if it reports a delivery state. */
export function textsOfHook({ id, channel, from, to, text, media, quoted }: Values): IncomingText[] {
  if (channel !== 'sms' && channel !== 'whatsapp') return [];
  return complete({
    ...{ channel, id, from, to: numberIn(to), text: textIn(text), media: countIn(media) },
    ...{ quoted: textIn(quoted) || undefined, at: undefined },
  });
}
