import { Router } from 'express';
import type { Configuration } from '../configuration';
import type { Registry } from '../engine/registry';
import type { DescribedRoute } from './described-route';
import { describedPaths } from './described-routes';
import { openApi } from './openapi';
import { openApiPage } from './openapi-page';
import { sessionCookie } from './security/cookies';

/** `/api/openapi.json` for machines, `/api/docs` for people; both say the same. */
export function openApiRoutes(
  registry: Registry,
  configuration: Pick<Configuration, 'production' | 'publicUrl'>,
  version: string,
  described: readonly DescribedRoute[],
): Router {
  let made: ReturnType<typeof openApi> | undefined;
  // Made when somebody first asks: it takes a tenth of a second, which a start does not have.
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
