import { fetchJson } from './fetch-json';

const cut = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('cut'))));
const holdLine = () => {
  globalThis.fetch = ((_address: string, { signal }: RequestInit) => cut(signal)) as typeof fetch;
};
const answerWith = (json: (signal?: AbortSignal | null) => Promise<unknown>) => {
  globalThis.fetch = (async (_address: string, { signal }: RequestInit) => ({
    ok: true,
    json: () => json(signal),
  })) as unknown as typeof fetch;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('answers with the body, and with none where that is not JSON', async () => {
  answerWith(async () => ({ user: null }));
  expect((await fetchJson('/api/portal', {})).body).toEqual({ user: null });
  answerWith(() => Promise.reject(new Error('<html>')));
  expect((await fetchJson('/api/portal', {})).body).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  ['answer', holdLine],
  ['body', () => answerWith(cut)],
])('gives up an %s that never comes', async (_, hold) => {
  hold();
  const asked = expect(fetchJson('/api/portal', {})).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(30_000);
  await asked;
});
