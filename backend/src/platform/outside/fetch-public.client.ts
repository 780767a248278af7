import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';

/** Reason why nothing was fetched. */
export type NotFetched = 'address' | 'answer' | 'too_large' | 'unreachable';

/** Bytes of a successful answer, or why there are none. */
export type Fetched = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly why: NotFetched };

/** Limits of a request to an external machine. */
export interface Bounds {
  readonly mostBytes: number;
  readonly timeoutMs: number;
  /** Also allows private networks and unencrypted http, for installations that only serve their own network. */
  readonly isPrivateAllowed: boolean;
  readonly signal?: AbortSignal;
}

type Answer = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

class NotPublic extends Error {}

/** Resolves a name only if all its addresses are public; the connection is then made to the checked address. */
function publicLookup(name: string, options: LookupOptions, answer: Answer): void {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, '');
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address))) return answer(new NotPublic(), '');
    return options.all ? answer(null, found) : answer(null, first.address, first.family);
  });
}

/** Returns the URL if it may be requested; host names are checked when they are resolved. */
function askableUrl(written: string, isPrivateAllowed: boolean): URL | undefined {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (!url || url.username || url.password) return undefined;
  if (isPrivateAllowed) return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  if (url.protocol !== 'https:' || url.port !== '') return undefined;
  // Numeric addresses are never resolved, so they are checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublicAddress(host) ? url : undefined;
}

/** Method, headers and body of a request to an external machine. */
export interface Asking {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Any answer with its status, also one of failure, or why there is none. */
export type Answered =
  | { readonly ok: true; readonly status: number; readonly bytes: Buffer }
  | { readonly ok: false; readonly why: Exclude<NotFetched, 'answer'> };

/**
 * Sends a request to an external machine. It connects only to public addresses, follows no redirects, sends nothing
 * else, and reads only within the given limits of size and time.
 */
export async function askPublic(written: string, asking: Asking, bounds: Bounds): Promise<Answered> {
  const { mostBytes, timeoutMs, isPrivateAllowed, signal } = bounds;
  const url = askableUrl(written, isPrivateAllowed);
  if (!url) return { ok: false, why: 'address' };
  const limit = AbortSignal.timeout(timeoutMs);
  const { method, headers, body } = asking;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const options: RequestOptions = {
    method,
    headers: { accept: 'application/json', 'accept-encoding': 'identity', ...length, ...headers },
    agent: false,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(isPrivateAllowed ? {} : { lookup: publicLookup as NonNullable<RequestOptions['lookup']> }),
  };
  return new Promise((resolve) => {
    const fail = (error: unknown) =>
      resolve({ ok: false, why: error instanceof NotPublic ? 'address' : 'unreachable' });
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        parts.push(part);
        if (bytes <= mostBytes) return;
        resolve({ ok: false, why: 'too_large' });
        request.destroy();
      });
      response.on('error', fail);
      response.on('end', () => resolve({ ok: true, status: response.statusCode ?? 0, bytes: Buffer.concat(parts) }));
    });
    request.on('error', fail);
    request.end(body);
  });
}

/** Downloads an address from an untrusted source, sending no data of anybody. */
export async function fetchPublic(written: string, bounds: Bounds): Promise<Fetched> {
  const answered = await askPublic(written, { method: 'GET', headers: {} }, bounds);
  if (!answered.ok) return answered;
  return answered.status === 200 ? { ok: true, bytes: answered.bytes } : { ok: false, why: 'answer' };
}
