import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

/** An HTTP answer with its parsed body, typed as loosely as JSON. */
export interface Answer {
  status: number;
  headers: { get(name: string): string | null };
  body: ReturnType<typeof JSON.parse>;
}

/**
 * Sends one call as one person. `path` is below `/api/data/` unless it begins with a slash. A text or bytes are sent as
 * they are, anything else as JSON.
 */
export type Send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

const agent = new Agent({ keepAlive: true });

/**
 * Uses `node:http`, because the tests send 30,000 calls and `fetch` would take half as long for each as the portal. A
 * call is sent again if it met an idle connection that the portal was just closing, which is no answer of the portal.
 */
const answerTo = (url: URL, method: string, headers: Record<string, string>, body: string | Buffer | undefined) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const send = () => {
      const sent = request(url, { method, headers, agent }, resolve);
      const failed = (error: NodeJS.ErrnoException) =>
        sent.reusedSocket && error.code === 'ECONNRESET' ? send() : reject(error);
      sent.once('error', failed).end(body);
    };
    send();
  });

export function sender(url: string, cookie?: string): Send {
  return async (method, path, body, headers = {}) => {
    const answer = await answerTo(
      new URL(path.startsWith('/') ? path : `/api/data/${path}`, url),
      method,
      {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    );
    const said = new Map(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
    const words = await text(said.get('content-encoding') === 'gzip' ? answer.pipe(createGunzip()) : answer);
    return {
      status: answer.statusCode ?? 0,
      headers: { get: (name) => said.get(name.toLowerCase()) ?? null },
      body: said.get('content-type')?.includes('json') ? JSON.parse(words) : words,
    };
  };
}
