import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { notFound, Problem } from '@lichen/contracts/api/problems';
import { FILE_TOO_LARGE } from '@lichen/contracts/text/file-texts';
import { type Request, type Response, Router } from 'express';
import { usedTokens } from '../accounts/used-tokens';
import type { DescribedRoute } from '../http/described-route';
import type { Platform } from '../platform';
import { boundedMessage } from './bounded-message';
import { beginSignature, isInWindow, isSignedWith, type SignedHead, WINDOW_SECONDS } from './hook-signature';
import { type MailDoor, MOST_ADDRESS } from './mail-door';
import type { NetworkLimits } from './network-limits';

const PATH = '/api/mail_in';

const HOOK_TEXTS = {
  unsigned: 'The signature does not fit this message, or is too old',
  tooMany: 'Too much at once, try again later',
  noRecipient: 'Name one recipient in X-Mail-To',
} as const;

/** Seconds after which a provider should retry. */
const LATER_SECONDS = 300;

/** Description of the route for the API description; it is served outside of the data calls. */
export const describedMailHook: DescribedRoute = {
  ...{ about: 'mail', name: 'mail_in', method: 'post', path: PATH, allow: 'public' },
  summary:
    'A mail for the address of an account, as a provider got it. Headers X-Mail-Timestamp, X-Mail-From and X-Mail-To; X-Mail-Signature is sha256= and the HMAC of the three, each with a line feed after it, and the body',
  sends: 'message/rfc822',
  body: { type: 'string', format: 'binary' },
  answer: { description: 'Stored', obj: { type: 'object' } },
  refuses: ['invalid', 'unauthenticated', 'notFound', 'tooLarge', 'tooMany', 'unavailable'],
};

export interface MailHookParts extends Pick<Platform, 'configuration' | 'clock' | 'database'> {
  readonly door: MailDoor;
  readonly limits: NetworkLimits;
}

const unsigned = () => new Problem('unauthenticated', HOOK_TEXTS.unsigned);

const headOf = (request: Request): SignedHead => ({
  timestamp: request.get('x-mail-timestamp') ?? '',
  from: request.get('x-mail-from') ?? '',
  to: request.get('x-mail-to') ?? '',
});

/** Throws for requests that are refused before the body is read. */
function expectBounded(request: Request, { timestamp, to }: SignedHead, { configuration, clock }: MailHookParts): void {
  if (!isInWindow(timestamp, clock.now())) throw unsigned();
  if (to.length > MOST_ADDRESS || to === '') throw new Problem('invalid', HOOK_TEXTS.noRecipient);
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > configuration.mailInBytes) throw new Problem('tooLarge', FILE_TOO_LARGE);
}

/**
 * Streams the body, and fails at its end if the signature does not match: what was read then is not a complete message.
 */
function signedBody(request: Request, head: SignedHead, secret: string, most: number): Readable {
  const hmac = beginSignature(secret, head);
  async function* chunks() {
    for await (const chunk of boundedMessage(request, most) as AsyncIterable<Buffer>) {
      hmac.update(chunk);
      yield chunk;
    }
    if (!isSignedWith(hmac.digest(), request.get('x-mail-signature') ?? '')) throw unsigned();
  }
  return Readable.from(chunks(), { objectMode: false });
}

/**
 * Stores the body. The signature is checked even for unknown addresses, so that strangers cannot find out which exist.
 */
async function takeSigned(request: Request, head: SignedHead, secret: string, parts: MailHookParts): Promise<void> {
  const { configuration, clock, database, door } = parts;
  const used = usedTokens(database);
  const key = createHash('sha256')
    .update(`mail_in ${request.get('x-mail-signature') ?? ''}`)
    .digest('hex');
  // A repetition after a lost response: the message is stored already.
  if (await used.has(key)) return void request.resume();
  const verdict = await door.judge(head.to, head.from);
  const body = signedBody(request, head, secret, configuration.mailInBytes);
  if (verdict === 'taken') await door.take(body, { from: head.from, to: [head.to] });
  else await finished(body.resume());
  if (verdict === 'later') throw new Problem('tooMany', HOOK_TEXTS.tooMany, undefined, LATER_SECONDS);
  if (verdict === 'unknown') throw notFound();
  await used.claim(key, clock.now() + 2 * WINDOW_SECONDS * 1000);
}

/** POST /api/mail_in: receives mail from a provider. The route does not exist without a secret. */
export function mailHookRoute(parts: MailHookParts): Router {
  const { configuration, limits } = parts;
  const secret = configuration.MAIL_IN_SECRET;
  const router = Router();
  if (secret === undefined) return router;
  return router.post(PATH, async (request: Request, response: Response) => {
    const head = headOf(request);
    try {
      expectBounded(request, head, parts);
      await takeSigned(request, head, secret, parts);
    } catch (error) {
      // Reads and discards the rest, so that the refusal reaches a client that is still sending.
      request.resume();
      const isCounted = error instanceof Problem && ['unauthenticated', 'notFound'].includes(error.code);
      if (isCounted && !(await limits.count('refused', request.ip ?? '')))
        throw new Problem('tooMany', HOOK_TEXTS.tooMany, undefined, LATER_SECONDS);
      throw error;
    }
    response.json({ ok: true, obj: {} });
  });
}
