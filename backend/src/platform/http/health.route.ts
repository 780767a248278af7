import { timingSafeEqual } from 'node:crypto';
import { notFound } from '@lichen/contracts/api/problems';
import { type Request, Router } from 'express';
import type { Registry } from 'prom-client';
import type { Configuration } from '../configuration';
import { isLocalRequest } from './local-request';

/** Returns whether the request may read metrics: it has the token or comes from this machine. */
function mayReadMetrics(request: Request, token: string | undefined): boolean {
  if (isLocalRequest(request)) return true;
  const sent = Buffer.from(request.get('authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${token ?? ''}`);
  return token !== undefined && sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

/** Sources of the routes for liveness, readiness and metrics. */
export interface Health {
  configuration: Configuration;
  metrics: Registry;
  version: { name: string; version: string };
  /** Returns the names of the parts that are not ready; empty means ready. */
  notReady(): Promise<string[]>;
}

/** Health and metrics routes for operators and load balancers. */
export function healthRoutes({ configuration, metrics, version, notReady }: Health): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  router.get('/readyz', async (_request, response) => {
    const waiting = await notReady();
    response.status(waiting.length === 0 ? 200 : 503).json({ ok: waiting.length === 0, waiting });
  });
  router.get('/version', (_request, response) => {
    response.json(version);
  });
  router.get('/metrics', async (request, response) => {
    if (!mayReadMetrics(request, configuration.LICHEN_METRICS_TOKEN)) throw notFound();
    response.type(metrics.contentType).send(await metrics.metrics());
  });
  return router;
}
