import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';

/** Why nothing was fetched. */
export type NotFetched = 'address' | 'answer' | 'too_large' | 'unreachable';

export type Fetched = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly why: NotFetched };

export interface Bounds {
  readonly mostBytes: number;
  readonly timeoutMs: number;
  /** Also machines of this network, without encryption: for an installation that serves nobody outside it. */
  readonly isPrivateAllowed: boolean;
  readonly signal?: AbortSignal;
}

type Answer = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

class NotPublic extends Error {}

/** Looks a name up and answers its addresses if all are public: the connection is made to what was looked at. */
function publicLookup(name: string, options: LookupOptions, answer: Answer): void {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, '');
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address))) return answer(new NotPublic(), '');
    return options.all ? answer(null, found) : answer(null, first.address, first.family);
  });
}

/** An address that may be asked at all; a name is judged when it is looked up. */
function askableUrl(written: string, isPrivateAllowed: boolean): URL | undefined {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (!url || url.username || url.password) return undefined;
  if (isPrivateAllowed) return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  if (url.protocol !== 'https:' || url.port !== '') return undefined;
  // An address in numbers is never looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublicAddress(host) ? url : undefined;
}

/** What is asked of a machine outside. */
export interface Asking {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type Answered =
  | { readonly ok: true; readonly status: number; readonly bytes: Buffer }
  | { readonly ok: false; readonly why: Exclude<NotFetched, 'answer'> };

/**
 * Asks a machine outside. It reaches none but public ones, follows no redirect, sends nothing that is not said here, and
 * reads no more and no longer than said.
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

/** Gets what lies at an address that a stranger wrote, and sends nothing of anybody. */
export async function fetchPublic(written: string, bounds: Bounds): Promise<Fetched> {
  const answered = await askPublic(written, { method: 'GET', headers: {} }, bounds);
  if (!answered.ok) return answered;
  return answered.status === 200 ? { ok: true, bytes: answered.bytes } : { ok: false, why: 'answer' };
}
