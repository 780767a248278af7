import { Router } from 'express';
import { jsonBody } from '../bounded/json-body';
import type { Clock } from '../clock';
import { companyTurns } from './company-turns';

/** What is sent there is read as it comes, by its own route. */
const STREAMED = new Set(['/upload', '/mail_in', '/text_state/twilio', '/text_state/meta', '/text_state/hook']);

/** What every call passes before anything is done for it: nothing of it is cached, it waits its turn, and is read. */
export function apiEntrance(clock: Pick<Clock, 'now'>): Router {
  // Uploads stream; everything else is small, and bounded before it is parsed.
  const body = jsonBody();
  return Router()
    .use((_request, response, next) => {
      response.setHeader('cache-control', 'no-store');
      next();
    })
    .use(companyTurns(clock))
    .use((request, response, next) => (STREAMED.has(request.path) ? next() : body(request, response, next)));
}
