import { createHmac } from 'node:crypto';
import { SIGNATURE_SCHEME } from '../mail-in/hook-signature';
import { type Answered, type Asking, askPublic } from '../outside/fetch-public.client';
import type { TextForm, TextMessage } from './text-sender';
import { ownNumber, providerOf, STATE_PATH, type TextSettings } from './text-settings';

/** Result of handing a message to a service. `refused` is final; `later` can be retried. */
export type Delivery =
  | { readonly state: 'taken'; readonly providerId: string }
  | { readonly state: 'refused'; readonly why: string }
  | { readonly state: 'later'; readonly why: string };

/** `form` is set for messages of a conversation. */
type Outgoing = Omit<TextMessage, 'follow' | 'answering'> & { readonly id: string; readonly form?: TextForm };

interface Request {
  readonly url: string;
  readonly asking: Asking;
  /** Returns the service's id of the message from its response. */
  readonly idIn: (answer: unknown) => unknown;
}

const BOUNDS = { mostBytes: 64 * 1024, timeoutMs: 20_000 };

const within = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined,
    value,
  );

/** Values of a template; WhatsApp refuses line breaks and long runs of spaces in them. */
const onOneLine = (parts: readonly string[]) => parts.map((each) => each.replace(/\s+/g, ' ').trim());

function twilioRequest(settings: TextSettings, message: Outgoing): Request {
  const { channel, to, text, parts, form } = message;
  const isWhatsapp = channel === 'whatsapp';
  const operators = isWhatsapp ? settings.TWILIO_WHATSAPP_FROM : settings.TWILIO_SMS_FROM;
  const from = ownNumber(settings, message) ?? operators;
  const named = (number: string) => (isWhatsapp ? `whatsapp:${number}` : number);
  const [account = '', token = ''] = [settings.TWILIO_ACCOUNT, settings.TWILIO_TOKEN];
  const values = () => Object.fromEntries(onOneLine(parts).map((each, at) => [String(at + 1), each]));
  const body = new URLSearchParams({
    ...{ To: named(to), From: named(from ?? '') },
    ...(form === 'template'
      ? { ContentSid: settings.TWILIO_CHAT_CONTENT ?? '', ContentVariables: JSON.stringify(values()) }
      : { Body: text }),
    StatusCallback: `${settings.publicUrl}${STATE_PATH}/twilio`,
  });
  return {
    url: `${settings.TWILIO_URL}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
    asking: {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: body.toString(),
    },
    idIn: (answer) => within(answer, 'sid'),
  };
}

/** Returns the template of a message to Meta; undefined for plain text. */
const metaTemplate = ({ META_TEMPLATE, META_CHAT_TEMPLATE }: TextSettings, form: TextForm | undefined) =>
  form === undefined ? META_TEMPLATE : form === 'template' ? META_CHAT_TEMPLATE : undefined;

function metaRequest(settings: TextSettings, { to, text, parts, tag, form }: Outgoing): Request {
  const name = metaTemplate(settings, form);
  const values = form === undefined ? parts : onOneLine(parts);
  const template = name && {
    name,
    language: { code: tag.replace('-', '_') },
    components: [{ type: 'body', parameters: values.map((each) => ({ type: 'text', text: each })) }],
  };
  const content = template
    ? { type: 'template', template }
    : { type: 'text', text: { preview_url: false, body: text } };
  const body = { messaging_product: 'whatsapp', recipient_type: 'individual', to: to.replace('+', ''), ...content };
  return {
    url: `${settings.META_URL}/${encodeURIComponent(settings.META_PHONE_ID ?? '')}/messages`,
    asking: {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.META_TOKEN ?? ''}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    idIn: (answer) => within(answer, 'messages', 0, 'id'),
  };
}

/** Returns the signature of a message to or from the operator's own service, over timestamp and body. */
export const hookSignature = (secret: string, timestamp: string, body: string): string =>
  `${SIGNATURE_SCHEME}${createHmac('sha256', secret).update(`${timestamp}\n${body}`).digest('hex')}`;

function hookRequest(settings: TextSettings, message: Outgoing, now: number): Request {
  const { id, channel, to, text } = message;
  // Without a number of the company, `from` is left out.
  const body = JSON.stringify({ id, channel, from: ownNumber(settings, message), to, text });
  const timestamp = String(Math.floor(now / 1000));
  const signature = hookSignature(settings.TEXT_HOOK_SECRET ?? '', timestamp, body);
  return {
    url: settings.TEXT_HOOK_URL ?? '',
    asking: {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-text-timestamp': timestamp, 'x-text-signature': signature },
      body,
    },
    idIn: (answer) => within(answer, 'id') ?? id,
  };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns whether the HTTP status means that the service is overloaded or failing. */
const isForLater = (status: number): boolean => status === 408 || status === 429 || status >= 500;

function deliveryOf(answered: Answered, idIn: Request['idIn']): Delivery {
  if (!answered.ok) return { state: answered.why === 'address' ? 'refused' : 'later', why: answered.why };
  const { status, bytes } = answered;
  if (status < 200 || status > 299) return { state: isForLater(status) ? 'later' : 'refused', why: `status ${status}` };
  const id = idIn(parsed(bytes));
  return typeof id === 'string' && id !== '' && id.length <= 120
    ? { state: 'taken', providerId: id }
    : { state: 'refused', why: 'the answer names no message' };
}

/** Sends a message through the service that the operator chose for its channel. */
export async function handToService(settings: TextSettings, message: Outgoing, now: number): Promise<Delivery> {
  const provider = providerOf(settings, message.channel);
  if (provider === 'none') return { state: 'refused', why: 'no provider' };
  const { url, asking, idIn } =
    provider === 'twilio'
      ? twilioRequest(settings, message)
      : provider === 'meta'
        ? metaRequest(settings, message)
        : hookRequest(settings, message, now);
  const bounds = { ...BOUNDS, isPrivateAllowed: settings.TEXT_PRIVATE_HOSTS };
  return deliveryOf(await askPublic(url, asking, bounds), idIn);
}
