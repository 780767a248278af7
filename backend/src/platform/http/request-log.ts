import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { Counter, Histogram, type Registry } from 'prom-client';
import { requestIdOf } from './request-id';

/** Returns the first three path segments: enough to tell areas apart, without ids or queries. */
const areaOf = (address: string) => (address.split('?', 1)[0] ?? '').split('/').slice(0, 4).join('/').slice(0, 60);

/** Writes one log line and one measurement per request. Bodies, queries and cookies are never logged. */
export function requestLog(log: Logger, metrics: Registry): RequestHandler {
  const seconds = new Histogram({
    name: 'lichen_http_request_seconds',
    help: 'Time to respond to a request',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers: [metrics],
  });
  const failures = new Counter({
    name: 'lichen_http_failures_total',
    help: 'Responses with status 5xx',
    registers: [metrics],
  });
  return (request, response, next) => {
    const started = process.hrtime.bigint();
    response.once('finish', () => {
      const elapsed = Number(process.hrtime.bigint() - started) / 1e9;
      const status = response.statusCode;
      seconds.observe({ method: request.method, status: String(status) }, elapsed);
      if (status >= 500) failures.inc();
      log.debug(
        {
          requestId: requestIdOf(response),
          method: request.method,
          area: areaOf(request.originalUrl),
          status,
          ms: Math.round(elapsed * 1000),
        },
        'request',
      );
    });
    next();
  };
}
