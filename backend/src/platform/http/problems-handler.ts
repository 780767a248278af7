import { STATUS_CODES } from 'node:http';
import { InUse, Problem, type ProblemBody, ReasonNeeded, RoleNeeded } from '@lichen/contracts/api/problems';
import { CALL_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isDuplicate } from '../store/duplicate';
import { isNoSpace, noSpace } from '../store/no-space';

/** Returns the HTTP status. Client errors of libraries, such as an aborted body, have a status below 500. */
function statusOf(error: unknown): number {
  if (error instanceof Problem) return error.status;
  const { status, code } = error as { status?: unknown; code?: unknown };
  if (typeof status === 'number' && status >= 400 && status < 500) return status;
  return typeof code === 'string' &&
    /^(ECONNREFUSED|ECONNRESET|PROTOCOL_CONNECTION_LOST|SequelizeConnection)/.test(code)
    ? 503
    : 500;
}

function bodyOf(error: unknown, status: number, instance: string): ProblemBody {
  const title = STATUS_CODES[status] ?? 'Error';
  const isOurs = error instanceof Problem;
  return {
    err: isOurs ? error.message : status >= 500 ? TEXTS.unexpected : title,
    ...(isOurs && error.errors ? { errors: error.errors } : {}),
    ...(error instanceof RoleNeeded ? { roles: error.roles } : {}),
    ...(error instanceof InUse ? { uses: error.uses, remedy: error.remedy } : {}),
    ...(error instanceof ReasonNeeded ? { asks: error.asks } : {}),
    type: 'about:blank',
    title,
    status,
    instance,
  };
}

/** Last route: throws `notFound` (404) for every address that no other route answered. */
export const notFoundHandler: RequestHandler = () => {
  throw new Problem('notFound', 'Not found');
};

/** Turns database errors into problems: a duplicate unique value into `conflict`, and a full disk. */
function expected(error: unknown): unknown {
  if (isDuplicate(error)) return new Problem('conflict', CALL_TEXTS.first);
  return isNoSpace(error) ? noSpace() : error;
}

/** Returns whether the answer is 503: the portal could not process the request, and the client must repeat it. */
export const isUnavailable = (thrown: unknown): boolean => statusOf(expected(thrown)) === 503;

/** Logs an error after the response began. A client that disconnected is not a failure; anything else is. */
function noteBrokenOff(log: Logger, thrown: unknown, requestId: string): void {
  const isLeft = (thrown as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE';
  if (isLeft) log.debug({ requestId }, 'client disconnected during the response');
  else log.error({ err: thrown, requestId }, 'response was cut off');
}

/** The only place that turns thrown errors into responses. Anything but a `Problem` is a bug: logged and withheld. */
export function problemsHandler(log: Logger): ErrorRequestHandler {
  return (thrown: unknown, request, response, _next) => {
    const requestId = String(response.getHeader('x-request-id') ?? '');
    if (response.headersSent || response.destroyed) {
      noteBrokenOff(log, thrown, requestId);
      response.destroy();
      return;
    }
    const error = expected(thrown);
    const status = statusOf(error);
    if (status >= 500)
      log.error({ err: thrown, requestId, method: request.method, path: request.path }, 'request failed');
    if (error instanceof Problem && error.retryAfterSeconds) response.setHeader('retry-after', error.retryAfterSeconds);
    else if (status === 503) response.setHeader('retry-after', 2);
    response
      .status(status)
      .type('application/problem+json')
      .json(bodyOf(error, status, `urn:request:${requestId}`));
  };
}
