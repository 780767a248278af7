import { PERSON_HEADER } from '@lichen/contracts/api/api-responses';

/** Test double that answers the entry pages' calls and records them. */

interface Sent {
  path: string;
  body: Record<string, unknown> | null;
  /** Person on whose behalf the page sent the call, if any. */
  person?: string;
}

type Reply = { status?: number; body: unknown } | 'offline';

/** `calls` maps a path without query to one reply, or to several that are given in turn. */
export function mockCalls(calls: Record<string, Reply | Reply[]>): Sent[] {
  const sent: Sent[] = [];
  const turns = new Map<string, number>();
  globalThis.fetch = (async (path: string, request?: RequestInit) => {
    const person = new Headers(request?.headers).get(PERSON_HEADER);
    sent.push({ path, body: request?.body ? JSON.parse(String(request.body)) : null, ...(person ? { person } : {}) });
    const [key = ''] = path.split('?');
    const planned = calls[key] ?? { status: 404, body: { err: 'Not found' } };
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    const reply = Array.isArray(planned) ? (planned[Math.min(turn, planned.length - 1)] ?? 'offline') : planned;
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    const status = reply.status ?? 200;
    return { ok: status < 400, status, json: async () => reply.body } as Response;
  }) as typeof fetch;
  return sent;
}

export const requestsTo = (sent: readonly Sent[], path: string): Sent[] => sent.filter((call) => call.path === path);
