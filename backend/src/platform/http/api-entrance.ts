import { Router } from 'express';
import { jsonBody } from '../bounded/json-body';
import type { Clock } from '../clock';
import { companyTurns } from './company-turns';

/** Routes that read the request body as a stream themselves. */
const STREAMED = new Set(['/upload', '/mail_in', '/text_state/twilio', '/text_state/meta', '/text_state/hook']);

/** Steps before every API call: no caching, waiting for the company's turn, and reading the body. */
export function apiEntrance(clock: Pick<Clock, 'now'>): Router {
  // Uploads are streamed; all other bodies are small, and limited before they are parsed.
  const body = jsonBody();
  return Router()
    .use((_request, response, next) => {
      response.setHeader('cache-control', 'no-store');
      next();
    })
    .use(companyTurns(clock, { isStreamed: ({ path }) => STREAMED.has(path) }))
    .use((request, response, next) => (STREAMED.has(request.path) ? next() : body(request, response, next)));
}
