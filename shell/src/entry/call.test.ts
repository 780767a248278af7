import { CALL_TEXTS } from '@lichen/contracts/text/texts';
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

it.each([
  ['/api/auth/login', CALL_TEXTS.noAnswer],
  ['/api/auth/confirmation', CALL_TEXTS.noAnswer],
  ['/api/auth/confirm', CALL_TEXTS.unknown],
])('gives up a call of %s of which nothing is heard for half a minute, and says what is known', async (path, err) => {
  jest.useFakeTimers();
  globalThis.fetch = ((_path: string, { signal }: RequestInit) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('cut'))))) as typeof fetch;
  const outcome = jest.fn();
  void call(path, {}).then(outcome);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome.mock.calls[0]?.[0]).toMatchObject({ ok: false, status: 0, err });
  jest.useRealTimers();
});
