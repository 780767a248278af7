import { call } from './call';
import { changeLanguage } from './t';

it('says the language chosen on the page, so that a new account keeps it', async () => {
  const said: [string, string | null][] = [];
  globalThis.fetch = (async (path: string, request?: RequestInit) => {
    said.push([path, new Headers(request?.headers).get('accept-language')]);
    return { ok: true, status: 200, json: async () => ({ ok: true, obj: {} }) } as Response;
  }) as typeof fetch;
  await changeLanguage('FR');

  await call('/api/auth/register', {});
  await call('/api/auth/join', {});
  expect(said.slice(-2)).toEqual([
    ['/api/auth/register', 'fr-FR'],
    ['/api/auth/join', 'fr-FR'],
  ]);
});
