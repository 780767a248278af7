import { Router } from 'express';
import type { Configuration } from '../configuration';
import type { Registry } from '../engine/registry';
import type { DescribedRoute } from './described-route';
import { describedPaths } from './described-routes';
import { openApi } from './openapi';
import { openApiPage } from './openapi-page';
import { sessionCookie } from './security/cookies';

/** Serves the API description at `/api/openapi.json` for programs and at `/api/docs` for people. */
export function openApiRoutes(
  registry: Registry,
  configuration: Pick<Configuration, 'production' | 'publicUrl'>,
  version: string,
  described: readonly DescribedRoute[],
): Router {
  let made: ReturnType<typeof openApi> | undefined;
  // Built at the first request: it takes a tenth of a second, which would delay the start.
  const document = () => {
    made ??= openApi(registry, {
      ...{ version, cookie: sessionCookie(configuration).name },
      others: describedPaths(described),
    });
    return made;
  };
  const router = Router();
  router.get('/api/openapi.json', (_request, response) => {
    response.json(document());
  });
  router.get('/api/docs', (_request, response) => {
    response.type('html').send(openApiPage(document(), String(response.locals['styleNonce'] ?? '')));
  });
  return router;
}
