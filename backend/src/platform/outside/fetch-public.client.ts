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

/**
 * Gets what lies at an address that a stranger wrote. It reaches no machine but public ones, follows no redirect, sends
 * nothing of anybody, and reads no more and no longer than said.
 */
export async function fetchPublic(written: string, bounds: Bounds): Promise<Fetched> {
  const { mostBytes, timeoutMs, isPrivateAllowed, signal } = bounds;
  const url = askableUrl(written, isPrivateAllowed);
  if (!url) return { ok: false, why: 'address' };
  const limit = AbortSignal.timeout(timeoutMs);
  const options: RequestOptions = {
    headers: { accept: 'application/json', 'accept-encoding': 'identity' },
    agent: false,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(isPrivateAllowed ? {} : { lookup: publicLookup as NonNullable<RequestOptions['lookup']> }),
  };
  return new Promise((resolve) => {
    const fail = (error: unknown) =>
      resolve({ ok: false, why: error instanceof NotPublic ? 'address' : 'unreachable' });
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (response) => {
      const end = (fetched: Fetched) => {
        resolve(fetched);
        request.destroy();
      };
      if (response.statusCode !== 200) return end({ ok: false, why: 'answer' });
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > mostBytes) end({ ok: false, why: 'too_large' });
        else parts.push(part);
      });
      response.on('error', fail);
      response.on('end', () => resolve({ ok: true, bytes: Buffer.concat(parts) }));
    });
    request.on('error', fail);
    request.end();
  });
}
