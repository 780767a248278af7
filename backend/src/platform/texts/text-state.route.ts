import { createHmac, timingSafeEqual } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { notFound, Problem } from '@lichen/contracts/api/problems';
import { type Request, type Response, Router } from 'express';
import type { Clock } from '../clock';
import { boundedMessage } from '../mail-in/bounded-message';
import { isInWindow, SIGNATURE_SCHEME } from '../mail-in/hook-signature';
import type { TextNews } from './make-text-sender';
import type { TextState } from './text-sender';
import { hookSignature } from './text-service.client';
import { STATE_PATH, type TextSettings } from './text-settings';

const MOST_BYTES = 256 * 1024;

/** Delivery state of one message, by its service's id. */
interface News {
  readonly id: string;
  readonly state: TextState;
}

const STATES: Readonly<Record<string, TextState>> = {
  ...{ sent: 'sent', delivered: 'delivered', read: 'delivered', failed: 'failed', undelivered: 'failed' },
};

const newsOf = (id: unknown, state: unknown): News[] => {
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

/** Verifies Twilio's signature, over the address and all values sorted by name, and returns the reported states. */
function fromTwilio(settings: TextSettings, request: Request, body: string): News[] {
  const sent = [...new URLSearchParams(body)].sort(([one], [other]) => (one < other ? -1 : 1));
  const said = `${settings.publicUrl}${STATE_PATH}/twilio${sent.map(([name, value]) => name + value).join('')}`;
  const expected = createHmac('sha1', settings.TWILIO_TOKEN ?? '')
    .update(said)
    .digest('base64');
  if (!settings.TWILIO_TOKEN || !isSame(expected, request.get('x-twilio-signature') ?? '')) throw unsigned();
  const values = new Map(sent);
  return newsOf(values.get('MessageSid'), values.get('MessageStatus'));
}

type Listed = readonly Record<string, unknown>[];
const listIn = (value: unknown): Listed => (Array.isArray(value) ? (value as Listed) : []);

function fromMeta(settings: TextSettings, request: Request, body: string): News[] {
  const secret = settings.META_APP_SECRET;
  const expected = `${SIGNATURE_SCHEME}${createHmac('sha256', secret ?? '')
    .update(body)
    .digest('hex')}`;
  if (!secret || !isSame(expected, request.get('x-hub-signature-256') ?? '')) throw unsigned();
  const changes = listIn(read(body)['entry']).flatMap(({ changes: of }) => listIn(of));
  const statuses = changes.flatMap(({ value }) => listIn((value as Record<string, unknown> | undefined)?.['statuses']));
  return statuses.flatMap(({ id, status }) => newsOf(id, status));
}

function fromHook(settings: TextSettings, request: Request, body: string, now: number): News[] {
  const timestamp = request.get('x-text-timestamp') ?? '';
  const secret = settings.TEXT_HOOK_SECRET;
  const isSigned = secret && isSame(hookSignature(secret, timestamp, body), request.get('x-text-signature') ?? '');
  if (!isSigned || !isInWindow(timestamp, now)) throw unsigned();
  const { id, state } = read(body);
  return newsOf(id, state);
}

interface Parts {
  readonly configuration: TextSettings;
  readonly clock: Clock;
  readonly news: TextNews;
}

/** POST /api/text_state/{provider}: reports of delivery states, with each service's own signature. */
export function textStateRoutes({ configuration, clock, news }: Parts): Router {
  const router = Router();
  const take = async (request: Request, response: Response, of: (body: string) => readonly News[]) => {
    const body = (await buffer(boundedMessage(request, MOST_BYTES))).toString('utf8');
    for (const { id, state } of of(body)) await news.hear(id, state);
    response.json({ ok: true, obj: {} });
  };
  router.post(`${STATE_PATH}/twilio`, (request, response) =>
    take(request, response, (body) => fromTwilio(configuration, request, body)),
  );
  router.post(`${STATE_PATH}/meta`, (request, response) =>
    take(request, response, (body) => fromMeta(configuration, request, body)),
  );
  router.post(`${STATE_PATH}/hook`, (request, response) =>
    take(request, response, (body) => fromHook(configuration, request, body, clock.now())),
  );
  // Meta's challenge, which proves that the configured address is served by the account's owner.
  router.get(`${STATE_PATH}/meta`, (request, response) => {
    const asked = new URL(request.originalUrl, 'http://localhost').searchParams;
    const token = configuration.META_VERIFY_TOKEN;
    if (!token || !isSame(token, asked.get('hub.verify_token') ?? '')) throw notFound();
    response.type('text/plain').send(asked.get('hub.challenge') ?? '');
  });
  return router;
}
