import { createHmac, timingSafeEqual } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { notFound, Problem } from '@lichen/contracts/api/problems';
import { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import { boundedMessage } from '../mail-in/bounded-message';
import { isInWindow, SIGNATURE_SCHEME } from '../mail-in/hook-signature';
import { type IncomingText, textsOfHook, textsOfMeta, textsOfTwilio } from './incoming-texts';
import type { TextNews } from './make-text-sender';
import type { TextState } from './text-sender';
import { hookSignature } from './text-service.client';
import { STATE_PATH, type TextSettings } from './text-settings';

const MOST_BYTES = 256 * 1024;

/** Delivery state of one message, by its service's id. */
interface StateNews {
  readonly id: string;
  readonly state: TextState;
}

/** What one report of a service contains. */
interface News {
  readonly states: readonly StateNews[];
  readonly texts: readonly IncomingText[];
}

const STATES: Readonly<Record<string, TextState>> = {
  ...{ sent: 'sent', delivered: 'delivered', read: 'delivered', failed: 'failed', undelivered: 'failed' },
};

const newsOf = (id: unknown, state: unknown): StateNews[] => {
  const known = typeof state === 'string' ? STATES[state] : undefined;
  return typeof id === 'string' && known ? [{ id, state: known }] : [];
};

const isSame = (expected: string, given: string): boolean => {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const NEWS_TEXTS = {
  unsigned: 'The signature does not fit this message, or is too old',
  json: 'Send JSON',
} as const;

const unsigned = () => new Problem('unauthenticated', NEWS_TEXTS.unsigned);

function read(body: string): Record<string, unknown> {
  try {
    const value = JSON.parse(body) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    throw new Problem('invalid', NEWS_TEXTS.json);
  }
}

/** Verifies Twilio's signature, over the address and all values sorted by name, and returns what is reported. */
function fromTwilio(settings: TextSettings, request: Request, body: string): News {
  const sent = [...new URLSearchParams(body)].sort(([one], [other]) => (one < other ? -1 : 1));
  const said = `${settings.publicUrl}${STATE_PATH}/twilio${sent.map(([name, value]) => name + value).join('')}`;
  const expected = createHmac('sha1', settings.TWILIO_TOKEN ?? '')
    .update(said)
    .digest('base64');
  if (!settings.TWILIO_TOKEN || !isSame(expected, request.get('x-twilio-signature') ?? '')) throw unsigned();
  const values = new Map(sent);
  return { states: newsOf(values.get('MessageSid'), values.get('MessageStatus')), texts: textsOfTwilio(values) };
}

type Listed = readonly Record<string, unknown>[];
const listIn = (value: unknown): Listed => (Array.isArray(value) ? (value as Listed) : []);

function fromMeta(settings: TextSettings, request: Request, body: string): News {
  const secret = settings.META_APP_SECRET;
  const expected = `${SIGNATURE_SCHEME}${createHmac('sha256', secret ?? '')
    .update(body)
    .digest('hex')}`;
  if (!secret || !isSame(expected, request.get('x-hub-signature-256') ?? '')) throw unsigned();
  const said = read(body);
  const changes = listIn(said['entry']).flatMap(({ changes: of }) => listIn(of));
  const statuses = changes.flatMap(({ value }) => listIn((value as Record<string, unknown> | undefined)?.['statuses']));
  return { states: statuses.flatMap(({ id, status }) => newsOf(id, status)), texts: textsOfMeta(settings, said) };
}

function fromHook(settings: TextSettings, request: Request, body: string, now: number): News {
  const timestamp = request.get('x-text-timestamp') ?? '';
  const secret = settings.TEXT_HOOK_SECRET;
  const isSigned = secret && isSame(hookSignature(secret, timestamp, body), request.get('x-text-signature') ?? '');
  if (!isSigned || !isInWindow(timestamp, now)) throw unsigned();
  const said = read(body);
  return { states: newsOf(said['id'], said['state']), texts: textsOfHook(said) };
}

interface Parts {
  readonly configuration: TextSettings;
  readonly clock: Clock;
  readonly news: TextNews;
  readonly log: Pick<Logger, 'warn'>;
}

/** POST /api/text_state/{provider}: delivery states and messages from phones, with each service's own signature. */
export function textStateRoutes({ configuration, clock, news, log }: Parts): Router {
  const router = Router();
  const take = async (request: Request, of: (body: string) => News): Promise<News> => {
    const said = of((await buffer(boundedMessage(request, MOST_BYTES))).toString('utf8'));
    for (const { id, state } of said.states) await news.hear(id, state);
    for (const each of said.texts) {
      const reception = await news.receive(each);
      // Names neither number nor text: they are personal data.
      if (reception !== 'taken') log.warn({ channel: each.channel, id: each.id, reception }, 'phone message dropped');
    }
    return said;
  };
  const thank = (response: Response) => response.json({ ok: true, obj: {} });
  router.post(`${STATE_PATH}/twilio`, async (request, response) => {
    const { texts } = await take(request, (body) => fromTwilio(configuration, request, body));
    // Twilio sends the body of another answer to a message to its sender.
    if (texts.length > 0) response.type('text/xml').send('<Response></Response>');
    else thank(response);
  });
  router.post(`${STATE_PATH}/meta`, async (request, response) => {
    await take(request, (body) => fromMeta(configuration, request, body));
    thank(response);
  });
  router.post(`${STATE_PATH}/hook`, async (request, response) => {
    await take(request, (body) => fromHook(configuration, request, body, clock.now()));
    thank(response);
  });
  // Meta's challenge, which proves that the configured address is served by the account's owner.
  router.get(`${STATE_PATH}/meta`, (request, response) => {
    const asked = new URL(request.originalUrl, 'http://localhost').searchParams;
    const token = configuration.META_VERIFY_TOKEN;
    if (!token || !isSame(token, asked.get('hub.verify_token') ?? '')) throw notFound();
    response.type('text/plain').send(asked.get('hub.challenge') ?? '');
  });
  return router;
}
