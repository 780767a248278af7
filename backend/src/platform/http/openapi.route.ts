import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Request, type Response, Router } from 'express';
import type { Configuration } from '../configuration';
import type { Registry } from '../engine/registry';
import type { DescribedRoute } from './described-route';
import { describedPaths } from './described-routes';
import { openApi } from './openapi';
import { openApiPage } from './openapi-page';
import { sessionCookie } from './security/cookies';

const compress = promisify(gzip);
/** Stands in the kept page for the nonce of each response. */
const NONCE = '__NONCE__';

/** A text that never changes, and its compressed form. */
interface CompressedText {
  readonly text: string;
  readonly compressed: Buffer;
}

/** Returns what `make` returns the first time it is called. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function send(request: Request, response: Response, { text, compressed }: CompressedText): void {
  response.setHeader('vary', 'accept-encoding');
  if (!request.acceptsEncodings('gzip')) return void response.send(text);
  response.setHeader('content-encoding', 'gzip');
  response.send(compressed);
}

/**
 * Serves the API description at `/api/openapi.json` for programs and at `/api/docs` for people. Visitors may read both
 * as often as they like, so the texts are written once. Not before the first request: it takes a tenth of a second,
 * which would delay the start.
 */
export function openApiRoutes(
  registry: Registry,
  configuration: Pick<Configuration, 'production' | 'publicUrl'>,
  version: string,
  described: readonly DescribedRoute[],
): Router {
  const document = once(() =>
    openApi(registry, {
      ...{ version, cookie: sessionCookie(configuration).name },
      others: describedPaths(described),
    }),
  );
  const json = once(async (): Promise<CompressedText> => {
    const text = JSON.stringify(document());
    return { text, compressed: await compress(text) };
  });
  const page = once(() => openApiPage(document(), NONCE).split(NONCE));
  const router = Router();
  router.get('/api/openapi.json', async (request, response) => {
    response.type('json');
    send(request, response, await json());
  });
  router.get('/api/docs', (_request, response) => {
    response.type('html').send(page().join(String(response.locals['styleNonce'] ?? '')));
  });
  return router;
}
