import { invalid, notFound, Problem } from '@lichen/contracts/api/problems';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { jsonBody } from '../bounded/json-body';
import type { Clock } from '../clock';
import { isHash } from '../files/hash-stream';
import { mayDo, type ReleaseRight, type ReleaseToken } from './release-tokens';
import type { Releases } from './releases';

/** A release lists up to 2,000 files with four values each, and the body contains its text. */
const BOUNDS = { bytes: 4 * 1024 * 1024, depth: 20, keys: 20_000, keysOfOne: 4000 };

const filesNamed = z.object({ files: z.array(z.string().refine(isHash, 'send sha-256 hashes in hex')).max(2_000) });
const version = z.object({
  release: z.string().max(2 * 1024 * 1024),
  files: z.record(z.string(), z.string()),
  dry_run: z.boolean().default(false),
  proof: z
    .union([
      z.strictObject({ browser: z.string().min(1).max(100), opened: z.array(z.string().max(200)).max(2_000) }),
      z.strictObject({ without: z.string().trim().min(1).max(500) }),
    ])
    .optional(),
});
const note = z.string().max(500);
const move = z.object({
  act: z.enum(['publish', 'rollback', 'retire']),
  version: z.string().max(64).optional(),
  expected: z.string().max(64).nullable().optional(),
  note,
});
const pin = z.object({
  act: z.enum(['pin', 'hold', 'unpin']),
  account: z.string().max(64),
  version: z.string().max(64).optional(),
  until: z.number().int().optional(),
  note,
});

function bodyOf<T>(shape: z.ZodType<T>, { body }: Request): T {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalid(
    Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.') || 'body', message])),
  );
}

const bearerOf = (request: Request) => /^Bearer (\S{1,200})$/.exec(request.get('authorization') ?? '')?.[1] ?? '';

interface Parts {
  releases: Releases;
  clock: Clock;
  /** Counts an invalid token from a network; throws `tooMany` (429) beyond the limit. */
  countRefusal(address: string): Promise<void>;
}

/** Token of the request, in whose name the handlers act. */
const tokenOf = (response: Response): ReleaseToken => response.locals['releaseToken'] as ReleaseToken;

function expectToken({ releases, countRefusal }: Parts): RequestHandler {
  return async (request, response, next) => {
    const token = await releases.tokens.check(bearerOf(request));
    if (!token) {
      await countRefusal(request.ip ?? '');
      throw new Problem('unauthenticated', 'Send a release token that is not expired: Authorization: Bearer lichen_…');
    }
    response.locals['releaseToken'] = token;
    next();
  };
}

function expectRight(response: Response, remote: string, ...rights: ReleaseRight[]): void {
  if (rights.some((right) => mayDo(tokenOf(response), right, remote))) return;
  throw new Problem('forbidden', `This token has not ${rights.map((right) => `${right}:${remote}`).join(' or ')}`);
}

/** Reading routes: live versions, their history, and their content. */
function readingRoutes({ releases }: Parts): Router {
  const all = () =>
    releases.pointers().map(({ name, version: live, isRetired }) => ({ name, version: isRetired ? null : live }));
  return Router()
    .get('/', (_request, response) => {
      const isOwn = ({ name }: { name: string }) =>
        mayDo(tokenOf(response), 'publish', name) || mayDo(tokenOf(response), 'pointer', name);
      response.json({ ok: true, obj: all().filter(isOwn) });
    })
    .get('/:remote', async ({ params: { remote } }, response) => {
      expectRight(response, remote, 'publish', 'pointer');
      const [acts, versions, kept] = await Promise.all([
        releases.history(remote),
        releases.versions(remote),
        releases.kept(remote),
      ]);
      const live = all().find(({ name }) => name === remote)?.version ?? null;
      response.json({ ok: true, obj: { name: remote, live, acts, versions, kept } });
    })
    .get('/:remote/verification', async ({ params: { remote } }, response) => {
      expectRight(response, remote, 'publish', 'pointer');
      response.json({ ok: true, obj: await releases.verify(remote) });
    })
    .get('/:remote/versions/:version', async ({ params: { remote, version: asked } }, response) => {
      expectRight(response, remote, 'publish', 'pointer');
      const release = await releases.published({ name: remote, version: asked });
      if (!release) throw notFound();
      response.json({ ok: true, obj: release });
    });
}

/**
 * Storing routes: first the files by hash, so that an interrupted upload can continue, then the version that lists
 * them.
 */
function storingRoutes({ releases }: Parts): Router {
  return Router()
    .post('/:remote/missing', async (request, response) => {
      expectRight(response, request.params.remote, 'publish');
      response.json({ ok: true, obj: await releases.uploads.missing(bodyOf(filesNamed, request).files) });
    })
    .post('/:remote/versions', async (request, response) => {
      const { remote } = request.params;
      expectRight(response, remote, 'publish');
      const { release: text, files, dry_run: isDry, proof } = bodyOf(version, request);
      const source = { ...releases.uploads.source(text, files, proof), name: remote };
      const stored = isDry ? await releases.check(source) : await releases.store(source, tokenOf(response).label);
      const notices = await releases.notices(stored, source);
      const obj = { name: stored.name, version: stored.version, notices };
      response.status(isDry ? 200 : 201).json({ ok: true, obj });
    });
}

/** Routes that decide which version is live, and pin accounts. */
function pointerRoutes({ releases, clock }: Parts): Router {
  return Router()
    .post('/:remote/moves', async (request, response) => {
      const { remote } = request.params;
      expectRight(response, remote, 'pointer');
      const asked = bodyOf(move, request);
      const by = tokenOf(response).label;
      response.json({ ok: true, obj: { live: await releases.move({ ...asked, name: remote, by }) } });
    })
    .post('/:remote/pins', async (request, response) => {
      const { remote } = request.params;
      expectRight(response, remote, 'pointer');
      const { act, account: companyId, until = clock.now(), ...asked } = bodyOf(pin, request);
      const of = { ...asked, name: remote, companyId, by: tokenOf(response).label };
      const made = act === 'unpin' ? await releases.unpin(of) : await releases.pin({ ...of, act, until });
      response.json({ ok: true, obj: made ?? null });
    });
}

/**
 * Publishing over HTTP for build servers, with a token instead of a session, so that no web page can do it. Every move
 * requires a note and is recorded under the token's name.
 */
export function releaseRoutes(parts: Parts): Router {
  const own = Router();
  own.use((_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });
  own.use(expectToken(parts));
  own.put('/:remote/files/:hash', async (request, response) => {
    const { remote, hash } = request.params;
    expectRight(response, remote, 'publish');
    if (!isHash(hash)) throw invalid({ hash: 'Send the file under its sha-256 in hex' });
    await parts.releases.uploads.take(hash, request);
    response.status(201).json({ ok: true, obj: { hash } });
  });
  own.use(jsonBody(BOUNDS), readingRoutes(parts), storingRoutes(parts), pointerRoutes(parts));
  return Router().use('/api/releases', own);
}
