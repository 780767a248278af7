/** Test server behind `fetch`: answers by method and path, and records the requests. */
export interface SentRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Record<string, string>;
}

type Reply = { status?: number; body: unknown; requestId?: string };
type Routes = Record<string, Reply | ((asked: SentRequest) => Reply | Promise<Reply>)>;

const NOT_FOUND: Reply = { status: 404, body: { err: 'Not found' } };

export function serve(routes: Routes) {
  const asked: SentRequest[] = [];
  const answer = async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://lichen.test');
    const one: SentRequest = {
      method: init.method ?? 'GET',
      path: url.pathname.replace('/api/data/', ''),
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
      headers: (init.headers ?? {}) as Record<string, string>,
    };
    asked.push(one);
    const route = routes[`${one.method} ${one.path}`] ?? NOT_FOUND;
    const { status = 200, body, requestId = 'req-1' } = typeof route === 'function' ? await route(one) : route;
    return {
      ok: status < 400,
      status,
      headers: { get: (name: string) => (name === 'x-request-id' ? requestId : null) },
      json: async () => body,
    };
  };
  globalThis.fetch = answer as unknown as typeof fetch;
  return { asked, routes, of: (method: string) => asked.filter((one) => one.method === method) };
}

export const list = (rows: readonly unknown[], total = rows.length): Reply => ({
  body: { list: rows, total, count: rows.length },
});

export const record = (obj: object): Reply => ({ body: { ok: true, obj } });
