import type { ProblemBody } from '@lichen/contracts/api/problems';
import { PERSON_HEADER } from '@lichen/contracts/api/api-responses';
import { EVIDENCE_HEADER, REASON_HEADER } from '@lichen/contracts/api/reason';
import { CALL_TEXTS } from '@lichen/contracts/text/texts';
import { dataError } from './data-error';
import { pageUserId } from './page-user';
import { CHECKING_MS, patience, readJson } from './patience';
import { queryString, type QueryInput } from './query-string';
import { reasonFor } from './reason-question';
import { tellRefused } from './refusals';

/** Options of `data`; the method defaults to GET. */
export interface DataOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  query?: QueryInput;
  /** Sent as JSON; form data with a file are sent unchanged. */
  body?: unknown;
  /** Version that the change is based on; an outdated one is refused with 409. */
  version?: number | undefined;
  /** Key of a create; a repetition with the same key is not executed again. */
  idempotencyKey?: string | undefined;
  /** Reason of the change; if the server requires one and it is missing, the person is asked. */
  reason?: string | undefined;
  /** Id of the file uploaded as evidence for the reason. */
  evidence?: string | undefined;
  /** True for a `POST` that only reads. */
  isRead?: boolean;
  /** Time in milliseconds for which the server may be silent; 30 seconds by default, two minutes for a file. */
  patience?: number | undefined;
  signal?: AbortSignal;
}

const addressOf = (path: string, query: QueryInput = {}) => {
  const base = path.startsWith('/') ? path : `/api/data/${path}`;
  const search = queryString(query);
  return search ? `${base}?${search}` : base;
};

function headersOf({ body, version, idempotencyKey, reason, evidence }: DataOptions): Record<string, string> {
  const person = pageUserId();
  return {
    accept: 'application/json',
    ...(person === undefined ? {} : { [PERSON_HEADER]: person }),
    ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    ...(reason === undefined ? {} : { [REASON_HEADER]: encodeURIComponent(reason) }),
    ...(evidence === undefined ? {} : { [EVIDENCE_HEADER]: evidence }),
  };
}

/** The error of a call that was given up: of a write, nobody knows whether it was carried out. */
function lateError({ method = 'GET', isRead = method === 'GET', version, idempotencyKey }: DataOptions) {
  const isSafe = version !== undefined || idempotencyKey !== undefined;
  const unknown = isSafe ? CALL_TEXTS.unknownOnce : CALL_TEXTS.unknown;
  return dataError({ status: 0, silent: true, message: isRead ? CALL_TEXTS.noAnswer : unknown });
}

/** Form data do not report how much of them was sent, so they get the time that a slow line takes. */
function bytesOf(body: unknown): number {
  if (typeof body === 'string') return body.length;
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : value.size), 0);
}

/** Repeats an upload's purpose in the address, by which proxies route it to the right process. */
const purposeOf = (body: unknown): QueryInput => {
  const entity = body instanceof FormData ? body.get('entity') : null;
  return typeof entity === 'string' ? { entity } : {};
};

/** Sends a call once and reads its answer; `answer` is null if it is not JSON. */
async function exchange<T>(path: string, options: DataOptions) {
  const { method = 'GET', query = {}, body, signal } = options;
  const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
  const silence = options.patience ?? (sent instanceof FormData ? CHECKING_MS : undefined);
  const waiting = patience(silence, bytesOf(sent), signal);
  const failed = (error: unknown): never => {
    if (waiting.isLate()) throw lateError(options);
    if (error instanceof Error && error.name === 'AbortError') throw error;
    throw dataError({ status: 0 });
  };
  try {
    const response = await fetch(addressOf(path, { ...purposeOf(body), ...query }), {
      method,
      headers: headersOf(options),
      credentials: 'same-origin',
      ...(sent === undefined ? {} : { body: sent }),
      signal: waiting.signal,
    }).catch(failed);
    const answer = await readJson(response, waiting).catch(() => (waiting.isLate() ? failed(null) : null));
    return { response, answer: answer as (T & Partial<ProblemBody>) | null };
  } finally {
    waiting.end();
  }
}

/**
 * Sends a call. `path` is `entity/id/action` under `/api/data`, or an absolute path of the same origin. Throws a
 * `DataError`, also if nothing is heard for its `patience`.
 */
export async function data<T>(path: string, options: DataOptions = {}): Promise<T> {
  const { reason } = options;
  const { response, answer } = await exchange<T>(path, options);
  if (response.ok && answer !== null && !answer.err) return answer;
  if (answer?.asks && reason === undefined) {
    const given = await reasonFor(answer.asks);
    if (given !== null) return data(path, { ...options, ...given });
    throw dataError({ status: response.status, message: CALL_TEXTS.noReason });
  }
  // A 401 on a write or upload also reports the end of the session, as it does on a read.
  if (response.status === 401 || response.status === 403) tellRefused();
  throw dataError({
    status: response.ok && !answer?.err ? 500 : response.status,
    // The key of a draft that was changed after an attempt whose answer was lost.
    message: answer?.err === CALL_TEXTS.otherUse ? CALL_TEXTS.savedBefore : answer?.err,
    errors: answer?.errors,
    roles: answer?.roles,
    uses: answer?.uses,
    remedy: answer?.remedy,
    requestId: response.headers.get('x-request-id'),
  });
}
