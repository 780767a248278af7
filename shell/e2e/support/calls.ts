import { type APIRequestContext, expect } from '@playwright/test';

/** What came over the wire; journeys look at it as loosely as JSON is typed. */
export interface Answer {
  status: number;
  body: ReturnType<typeof JSON.parse>;
}

export const ORIGIN = process.env['LICHEN_E2E_URL'] ?? `http://127.0.0.1:${process.env['LICHEN_E2E_PORT'] ?? '8099'}`;

/** One call with the cookies of a browser context. `path` is below `/api/data/` unless it begins with a slash. */
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

/** The record that the call answers with; preparations of a journey must not fail quietly. */
export async function done(request: APIRequestContext, method: 'POST' | 'PATCH', path: string, body: object) {
  const answer = await call(request, method, path, body);
  expect(answer, `${method} ${path}`).toMatchObject({ body: { ok: true } });
  return answer.body.obj;
}
