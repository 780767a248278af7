import express, { type Express, type Router } from 'express';
import type { Engine } from './platform/engine/engine';
import { apiEntrance } from './platform/http/api-entrance';
import { compressed, dataRoutes } from './platform/http/data.route';
import { type Health, healthRoutes } from './platform/http/health.route';
import { notFoundHandler, problemsHandler } from './platform/http/problems-handler';
import { contextFor } from './platform/http/request-context';
import { requestIds } from './platform/http/request-id';
import { requestLog } from './platform/http/request-log';
import { securityHeaders } from './platform/http/security/content-security';
import { sessionCookie } from './platform/http/security/cookies';
import { expectSameOrigin } from './platform/http/security/origin-check';
import { expectSamePerson } from './platform/http/security/person-check';
import { readSession } from './platform/http/security/read-session';
import { type ShellFiles, shellRoutes } from './platform/http/shell.route';

export interface AppParts {
  engine: Engine;
  health: Health;
  /** Routes other than data calls: account entry, portal answer, files of remotes, uploads, and the API description. */
  routers: readonly Router[];
  /** Routes for releases, authenticated by a token instead of a session. */
  releases: Router;
  shell: Pick<ShellFiles, 'folder' | 'isReread' | 'isEntry' | 'kept'>;
}

/** Makes the Express app. Middleware order: releases, session, origin and person checks, calls, routes, errors. */
export function makeApp({ engine, health, routers, releases, shell }: AppParts): Express {
  const { configuration, clock, log, accounts } = engine.platform;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', configuration.LICHEN_TRUST_PROXY);
  app.set('query parser', false);

  app.use(requestIds(clock));
  app.use(requestLog(log, health.metrics));
  app.use(healthRoutes(health));
  app.use(securityHeaders(configuration, clock));
  app.use(releases);
  app.use(readSession(accounts, sessionCookie(configuration), clock));
  app.use(expectSameOrigin(configuration.publicUrl));
  app.use(expectSamePerson);
  app.use('/api', apiEntrance(clock));
  app.use('/api', dataRoutes(engine, contextFor(clock)));
  app.use('/api', compressed());
  for (const router of routers) app.use(router);
  app.use(shellRoutes({ ...shell, nonceOf: (response) => String(response.locals['styleNonce'] ?? '') }));
  app.use(notFoundHandler);
  app.use(problemsHandler(log));
  return app;
}
