import { location } from '@lichen/contracts/business/location.entity';
import { CALL_TEXTS } from '@lichen/contracts/text/texts';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '../modules/query';
import { record, serve } from '../testing/server';
import { data, type DataOptions } from './data';
import { makeQueryClient } from './query-client';
import { useRecord } from './reads';
import { useAction, useSave } from './writes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A line that is held open: nothing is ever heard, until the call is given up. */
function holdLine() {
  const asked: RequestInit[] = [];
  globalThis.fetch = ((_address: string, request: RequestInit) => {
    asked.push(request);
    return new Promise((_, reject) => {
      request.signal?.addEventListener('abort', () => reject(Object.assign(new Error('cut'), { name: 'AbortError' })));
    });
  }) as typeof fetch;
  return asked;
}

/** Notes how a call ends, while time passes. */
function watch(work: Promise<unknown>) {
  const seen: { outcome: unknown } = { outcome: 'waiting' };
  work.then(
    (answer) => Object.assign(seen, { outcome: answer }),
    (error) => Object.assign(seen, { outcome: error }),
  );
  return seen;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const withFile = (bytes: number) => {
  const body = new FormData();
  body.set('file', new File(['x'.repeat(bytes)], 'logo.png'));
  return body;
};

it.each<[string, number, DataOptions, string]>([
  ['a read', 30_000, {}, CALL_TEXTS.noAnswer],
  ['a read by POST', 30_000, { method: 'POST', body: {}, isRead: true }, CALL_TEXTS.noAnswer],
  ['a write', 30_000, { method: 'POST', body: {} }, CALL_TEXTS.unknown],
  ['a write with a key', 30_000, { method: 'POST', body: {}, idempotencyKey: 'k' }, CALL_TEXTS.unknownOnce],
  ['a change of a version', 30_000, { method: 'PATCH', body: {}, version: 3 }, CALL_TEXTS.unknownOnce],
  ['a long read', 90_000, { method: 'POST', body: {}, isRead: true, patience: 90_000 }, CALL_TEXTS.noAnswer],
  ['a file, which is sent and then checked', 170_000, { method: 'POST', body: withFile(500_000) }, CALL_TEXTS.unknown],
  ['a large file, when the server has cut it', 420_000, { method: 'POST', body: withFile(4e6) }, CALL_TEXTS.unknown],
])('gives up %s of which nothing is heard, and says what is known', async (_what, limit, options, message) => {
  holdLine();
  const seen = watch(data('locations', options));
  await pass(limit - 1);
  expect(seen.outcome).toBe('waiting');
  await pass(1);
  expect(seen.outcome).toMatchObject({ name: 'DataError', status: 0, silent: true, offline: false, message });
  expect(jest.getTimerCount()).toBe(0);
});

it('leaves a call that its caller ends to the caller', async () => {
  holdLine();
  const caller = new AbortController();
  const seen = watch(data('locations', { signal: caller.signal }));
  caller.abort();
  await pass(0);
  expect(seen.outcome).toMatchObject({ name: 'AbortError' });
  expect(jest.getTimerCount()).toBe(0);
});

it('waits for an answer as long as parts of it arrive', async () => {
  const parts = ['{"ok":tr', 'ue,"list"', ':[]}'].map((text) => new Uint8Array(Buffer.from(text)));
  const read = (): Promise<{ done: boolean; value?: Uint8Array | undefined }> =>
    new Promise((resolve) => {
      setTimeout(() => resolve({ done: parts.length === 0, value: parts.shift() }), 20_000);
    });
  const body = { getReader: () => ({ read }) };
  globalThis.fetch = (async () => ({ ok: true, status: 200, body, headers: new Map() })) as unknown as typeof fetch;
  const seen = watch(data('locations'));
  await pass(79_000);
  expect(seen.outcome).toBe('waiting');
  await pass(1_000);
  expect(seen.outcome).toEqual({ ok: true, list: [] });
});

it('gives up an answer that stops half way', async () => {
  globalThis.fetch = (async (_address: string, { signal }: RequestInit) => ({
    ...{ ok: true, status: 200, headers: new Map() },
    json: () => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('cut')))),
  })) as unknown as typeof fetch;
  const read = watch(data('locations'));
  await pass(30_000);
  expect(read.outcome).toMatchObject({ silent: true, message: CALL_TEXTS.noAnswer });
});

function world() {
  const client = makeQueryClient();
  return {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  };
}

it('says so on the page after half a minute, and reads again when asked to', async () => {
  const asked = holdLine();
  const { result } = renderHook(() => useRecord(location, 'l1'), world());
  await pass(30_001);
  expect(result.current.error).toMatchObject({ silent: true });
  await pass(60_000);
  expect(asked).toHaveLength(1);

  serve({ 'GET locations/l1': record({ _id: 'l1', version: 1, name: 'Leeds' }) });
  void result.current.refetch();
  await pass(1);
  expect(result.current.data).toMatchObject({ name: 'Leeds' });
});

it('saves again under the same key where it is unknown whether the first attempt was saved', async () => {
  const asked = holdLine();
  const { result } = renderHook(() => useSave(location), world());
  const watchCreate = () => {
    let seen: ReturnType<typeof watch> = { outcome: null };
    act(() => {
      seen = watch(result.current.create({ name: 'Leeds' }));
    });
    return seen;
  };
  const first = watchCreate();
  await pass(30_001);
  expect(first.outcome).toMatchObject({ state: 'failed', error: { message: CALL_TEXTS.unknownOnce } });

  const server = serve({ 'POST locations': record({ _id: 'l1', version: 1, name: 'Leeds' }) });
  const second = watchCreate();
  await pass(1);
  expect(second.outcome).toMatchObject({ state: 'saved' });
  const key = new Headers(asked[0]?.headers).get('idempotency-key');
  expect(key).toMatch(/^\w{32}$/);
  expect(server.asked[0]?.headers['idempotency-key']).toBe(key);
});

it('keeps the key of a draft whose answer was cut, or given up by an edge', async () => {
  const { result } = renderHook(() => useSave(location), world());
  const server = serve({ 'POST locations': { status: 502, body: {} } });
  for (const name of ['Leeds', 'Leeds mill']) {
    act(() => void result.current.create({ name }));
    await pass(1);
  }
  const [first, second] = server.asked.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^\w{32}$/);
  expect(second).toBe(first);
});

it('refuses a changed draft where the one before was saved, and then begins anew', async () => {
  const asked = holdLine();
  const { result } = renderHook(() => useSave(location), world());
  const keyOf = (sent: { headers?: HeadersInit } | undefined) => new Headers(sent?.headers).get('idempotency-key');
  const create = async (name: string, milliseconds: number) => {
    let seen: ReturnType<typeof watch> = { outcome: null };
    act(() => {
      seen = watch(result.current.create({ name }));
    });
    await pass(milliseconds);
    return seen.outcome;
  };
  await create('Leeds', 30_001);
  const server = serve({ 'POST locations': { status: 409, body: { err: CALL_TEXTS.otherUse } } });
  expect(await create('Leeds mill', 1)).toMatchObject({ error: { status: 409, message: CALL_TEXTS.savedBefore } });
  server.routes['POST locations'] = record({ _id: 'l2', version: 1, name: 'Leeds mill' });
  expect(await create('Leeds mill', 1)).toMatchObject({ state: 'saved' });
  const [refused, saved] = server.asked.map(keyOf);
  expect(refused).toBe(keyOf(asked[0]));
  expect(saved).not.toBe(refused);
});

it('waits for a long action as long as its page says', async () => {
  holdLine();
  const { result } = renderHook(() => useAction(location, 'change_grid', { patience: 120_000 }), world());
  let seen: ReturnType<typeof watch> = { outcome: null };
  act(() => {
    seen = watch(result.current.run({ _id: 'l1', version: 1 } as never, {} as never));
  });
  await pass(119_000);
  expect(seen.outcome).toBe('waiting');
  await pass(1_000);
  expect(seen.outcome).toMatchObject({ state: 'failed', error: { silent: true } });
});
