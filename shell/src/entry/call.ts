import type { PortalAnswer, VisitorAnswer } from '@lichen/contracts/portal/portal';
import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { CALL_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import { PERSON_HEADER } from '@lichen/contracts/api/api-responses';

/** Time in milliseconds for which an answer is waited for; a proxy can hold a connection whose other end is gone. */
const PATIENCE_MS = 30_000;

/** Typed by the list of texts instead of importing it, to keep the other texts out of these pages. */
const UNEXPECTED: (typeof TEXTS)['unexpected'] = 'An unexpected error has occurred. Please try again';

interface Refusal {
  ok: false;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  err: string;
  errors: FieldErrors;
  body: Record<string, unknown>;
}

/** Typed in the same way. */
const NO_ANSWER: (typeof CALL_TEXTS)['noAnswer'] = 'The server has not answered in time. Try again.';

/** Typed in the same way. */
const UNKNOWN: (typeof CALL_TEXTS)['unknown'] =
  'The server has not answered in time. It is unknown whether this was saved: check before you try again.';

/** Calls with a body that save nothing, or nothing that a repetition changes. */
const REPEATABLE = /\/(login|confirmation|invitation|forgot_password|set_lang)$/;

/** Result of a call; a refusal is returned, never thrown. */
export type Answer<T> = { ok: true; body: T } | Refusal;

const refusal = (status: number, body: Record<string, unknown>): Refusal => ({
  ok: false,
  status,
  err: typeof body['err'] === 'string' && body['err'] ? body['err'] : UNEXPECTED,
  errors: isRecord(body['errors']) ? (body['errors'] as FieldErrors) : {},
  body,
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Sends one request of the entry pages, on behalf of `person` when given. Never throws: a lost connection is answered
 * as a refusal with the text for unexpected errors, and one that stays silent with one that says what is known.
 */
export async function call<T = Record<string, unknown>>(
  path: string,
  body?: object,
  person?: string,
): Promise<Answer<T>> {
  const late = { err: body && !REPEATABLE.test(path) ? UNKNOWN : NO_ANSWER };
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE_MS);
  try {
    const response = await fetch(path, {
      signal: waiting.signal,
      method: body ? 'POST' : 'GET',
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        // The language chosen on the page, not the browser's: a new account keeps it, and its mails are written in it.
        'Accept-Language': document.documentElement.lang || 'en-GB',
        ...(body && { 'Content-Type': 'application/json' }),
        ...(person && { [PERSON_HEADER]: person }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (waiting.signal.aborted) return refusal(0, late);
    const record = isRecord(answer) ? answer : {};
    if (response.ok && isRecord(answer) && !record['err']) return { ok: true, body: answer as T };
    return refusal(response.status, record);
  } catch {
    return refusal(0, waiting.signal.aborted ? late : {});
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches the portal answer for the current session; a refusal when nobody is logged in. */
export async function askPortal(): Promise<Answer<PortalAnswer>> {
  const answer = await call<PortalAnswer | VisitorAnswer>('/api/portal');
  if (!answer.ok) return answer;
  const { body } = answer;
  return body.user ? { ok: true, body } : refusal(401, {});
}

/** Asks the server whether this browser has a session; false if it cannot be reached. */
export const isSignedIn = async (): Promise<boolean> => (await askPortal()).ok;
