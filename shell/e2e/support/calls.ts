import { type APIRequestContext, expect } from '@playwright/test';

/** An HTTP answer with its parsed body, typed as loosely as JSON. */
export interface Answer {
  status: number;
  body: ReturnType<typeof JSON.parse>;
}

export const ORIGIN = process.env['LICHEN_E2E_URL'] ?? `http://127.0.0.1:${process.env['LICHEN_E2E_PORT'] ?? '8099'}`;

/** Sends one call with the cookies of a browser context. `path` is below `/api/data/` unless it begins with a slash. */
export async function call(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await request.fetch(`${ORIGIN}${path.startsWith('/') ? path : `/api/data/${path}`}`, {
    method,
    headers: { accept: 'application/json', origin: ORIGIN, ...headers },
    ...(body ? { data: body } : {}),
  });
  return { status: response.status(), body: await response.json().catch(() => null) };
}

/** Returns the record that the call answers with; throws when the call fails, so that no set-up fails silently. */
export async function done(request: APIRequestContext, method: 'POST' | 'PATCH', path: string, body: object) {
  const answer = await call(request, method, path, body);
  expect(answer, `${method} ${path}`).toMatchObject({ body: { ok: true } });
  return answer.body.obj;
}
