import { location } from '@lichen/contracts/business/location.entity';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '../modules/query';
import { list, record, serve } from '../testing/server';
import { refetchChanged } from './refetch';
import { changedFields } from './changed-fields';
import { data } from './data';
import { CALL_TEXTS } from '@lichen/contracts/text/texts';
import { asDataError } from './data-error';
import { lastIdempotencyKey, idempotencyKeys } from './idempotency';
import { setPageUser, pageUserId } from './page-user';
import { makeQueryClient } from './query-client';
import { useRecord, useRecords } from './reads';
import { onRefused } from './refusals';
import { useRemove, useSave, useToggle } from './writes';

const leeds = {
  _id: 'l1',
  version: 3,
  created_on: 0,
  created_by: 'kim',
  updated_on: 0,
  name: 'Leeds',
  town_or_city: 'Leeds',
};

function world() {
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, wrapper };
}

const failureOf = async (asked: Promise<unknown>) =>
  asDataError(
    await asked.then(
      () => null,
      (error) => error,
    ),
  );

describe('data', () => {
  it('repeats parameters, leaves empty ones out', async () => {
    const server = serve({ 'GET locations': list([]) });

    await data('locations', { query: { country: ['GB', 'FR'], search: '', limit: 50, none: null } });

    expect(server.asked[0]?.query.toString()).toBe('country=GB&country=FR&limit=50');
  });

  it('tells of a refusal for want of a right, of reading as of saving, and of nothing else', async () => {
    const heard = jest.fn();
    onRefused(heard);
    const refused = { status: 403, body: { err: 'Not authorised' } };
    serve({
      'GET locations': refused,
      'POST locations': refused,
      'GET vehicles': { status: 422, body: { err: 'Wrong' } },
    });

    await failureOf(data('vehicles'));
    expect(heard).toHaveBeenCalledTimes(0);
    await failureOf(data('locations'));
    await failureOf(data('locations', { method: 'POST', body: {} }));
    expect(heard).toHaveBeenCalledTimes(2);
    onRefused(() => undefined);
  });

  it('tells of a session that has ended, of saving and of a file too', async () => {
    const heard = jest.fn();
    onRefused(heard);
    const ended = { status: 401, body: { err: 'Log in to continue' } };
    serve({ 'POST locations': ended, 'POST /api/upload': ended });

    await failureOf(data('locations', { method: 'POST', body: {} }));
    await failureOf(data('/api/upload', { method: 'POST', body: new FormData() }));
    expect(heard).toHaveBeenCalledTimes(2);
    onRefused(() => undefined);
  });

  it('says in the address what a file is for, because an edge reads nothing else', async () => {
    const server = serve({ 'POST /api/upload': record(leeds), 'POST locations': record(leeds) });
    const body = new FormData();
    body.set('entity', 'company_logos');

    await data('/api/upload', { method: 'POST', body });
    await data('/api/upload', { method: 'POST', body: new FormData() });
    await data('locations', { method: 'POST', body: { entity: 'vehicles' } });

    expect(server.asked.map(({ query }) => String(query))).toEqual(['entity=company_logos', '', '']);
  });

  it('says whose page it is, once that is known, whatever it asks', async () => {
    const server = serve({ 'POST locations': record(leeds), 'POST /api/upload': record(leeds) });

    await data('locations', { method: 'POST', body: {} });
    setPageUser('kim');
    setPageUser('somebody else');
    expect(pageUserId()).toBe('kim');
    await data('locations', { method: 'POST', body: {} });
    await data('/api/upload', { method: 'POST', body: new FormData() });

    expect(server.asked.map(({ headers }) => headers['lichen-person'])).toEqual([undefined, 'kim', 'kim']);
  });

  it('carries the refusal: words, fields, status and reference', async () => {
    serve({
      'POST locations': { status: 400, body: { err: 'Required', errors: { name: 'Required' } }, requestId: 'r-77' },
    });

    const failure = await failureOf(data('locations', { method: 'POST', body: {} }));

    expect(failure).toMatchObject({
      status: 400,
      message: 'Required',
      errors: { name: 'Required' },
      requestId: 'r-77',
    });
  });

  it('reads err first, even in a 200', async () => {
    serve({ 'GET locations': { body: { err: 'No', list: [] } } });

    expect((await failureOf(data('locations'))).message).toBe('No');
  });

  it('never shows the words of a fault', async () => {
    serve({ 'GET locations': { status: 500, body: null } });

    expect((await failureOf(data('locations'))).message).toBe('An unexpected error has occurred. Please try again');
  });

  it('says that there is no connection', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

    expect(await failureOf(data('locations'))).toMatchObject({ offline: true, status: 0, message: CALL_TEXTS.offline });
  });
});

describe('useSave', () => {
  it('sends only what differs, on the version that was read', async () => {
    const server = serve({ 'PATCH locations/l1': record({ ...leeds, version: 4, name: 'York' }) });
    const { result } = renderHook(() => useSave(location), world());

    const outcome = await act(() => result.current.update(leeds, { ...leeds, name: 'York', address: '' }));

    expect(outcome.state).toBe('saved');
    expect(server.asked[0]).toMatchObject({ body: { name: 'York' }, headers: { 'if-match': '"3"' } });
  });

  it('asks nothing when nothing changed', async () => {
    const server = serve({});
    const { result } = renderHook(() => useSave(location), world());

    const outcome = await act(() => result.current.update(leeds, { name: 'Leeds', address: null }));

    expect(outcome).toEqual({ state: 'unchanged' });
    expect(server.asked).toHaveLength(0);
  });

  it('carries one key for a create and its retry, another for another draft', async () => {
    const server = serve({ 'POST locations': { status: 422, body: { err: 'Later' } } });
    const { result } = renderHook(() => useSave(location), world());

    await act(() => result.current.create({ name: 'A' }));
    await act(() => result.current.create({ name: 'A' }));
    await act(() => result.current.create({ name: 'B' }));

    const [first, second, third] = server.asked.map(({ headers }) => headers['idempotency-key']);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });

  it('carries a key for each place from which the same is created, and the same for its retry', async () => {
    const server = serve({ 'POST locations': { status: 503, body: { err: 'Later' } } });
    const { result } = renderHook(() => useSave(location), world());

    for (const place of [1, 2, 1]) await act(() => result.current.create({ name: 'A' }, place));

    const [first, second, again] = server.asked.map(({ headers }) => headers['idempotency-key']);
    expect(second).not.toBe(first);
    expect(again).toBe(first);
  });

  it('is not sent twice while a save is under way', async () => {
    const server = serve({ 'POST locations': record(leeds) });
    const { result } = renderHook(() => useSave(location), world());

    await act(() => Promise.all([result.current.create({ name: 'A' }), result.current.create({ name: 'A' })]));

    expect(server.of('POST')).toHaveLength(1);
  });

  it('gives a refusal as an answer', async () => {
    serve({ 'POST locations': { status: 400, body: { err: 'Required', errors: { name: 'Required' } } } });
    const { result } = renderHook(() => useSave(location), world());

    const outcome = await act(() => result.current.create({}));

    expect(outcome).toMatchObject({ state: 'failed', error: { errors: { name: 'Required' } } });
  });
});

it('shows a toggle at once and takes it back when it is refused', async () => {
  let refuse: () => void = () => undefined;
  let isFirst = true;
  serve({
    // Only the first list is answered, so that nothing but the taking back can restore it.
    'GET locations': () => {
      if (!isFirst) return new Promise<never>(() => undefined);
      isFirst = false;
      return list([leeds]);
    },
    'PATCH locations/l1': () =>
      new Promise((resolve) => {
        refuse = () => resolve({ status: 409, body: { err: 'Changed by someone else' } });
      }),
  });
  const { result } = renderHook(() => ({ rows: useRecords(location), toggle: useToggle(location) }), world());
  await waitFor(() => expect(result.current.rows.data?.count).toBe(1));
  const headOffice = () => result.current.rows.data?.list[0]?.head_office;

  let asked: Promise<unknown> = Promise.resolve();
  act(() => {
    asked = result.current.toggle.toggle(leeds, { head_office: true });
  });
  await waitFor(() => expect(headOffice()).toBe(true));
  await act(async () => {
    refuse();
    expect(await asked).toMatchObject({ state: 'failed', error: { status: 409 } });
  });

  await waitFor(() => expect(headOffice()).toBeUndefined());
});

it('knows the version that a toggle made before the list has come again', async () => {
  let isFirst = true;
  serve({
    'GET locations': () => {
      if (!isFirst) return new Promise<never>(() => undefined);
      isFirst = false;
      return list([leeds]);
    },
    'PATCH locations/l1': record({ ...leeds, head_office: true, version: 7 }),
  });
  const { result } = renderHook(() => ({ rows: useRecords(location), toggle: useToggle(location) }), world());
  await waitFor(() => expect(result.current.rows.data?.count).toBe(1));

  await act(() => result.current.toggle.toggle(leeds, { head_office: true }));

  await waitFor(() => expect(result.current.rows.data?.list[0]?.version).toBe(7));
});

it('fetches the list again after a removal', async () => {
  const server = serve({
    'GET locations': list([leeds]),
    'DELETE locations/l1': { body: { ok: true, obj: { _id: 'l1' } } },
  });
  const { result } = renderHook(() => ({ rows: useRecords(location), remove: useRemove(location) }), world());
  await waitFor(() => expect(result.current.rows.data?.count).toBe(1));

  await act(() => result.current.remove.remove('l1'));

  await waitFor(() => expect(server.of('GET')).toHaveLength(2));
});

it('removes a record as it was seen, where that is asked', async () => {
  const server = serve({ 'DELETE locations/l1': record({ _id: 'l1' }) });
  const { result } = renderHook(() => useRemove(location), world());

  await act(() => result.current.remove('l1', 4));
  await act(() => result.current.remove('l1'));

  expect(server.asked.map(({ headers }) => headers['if-match'])).toEqual(['"4"', undefined]);
});

it('does not ask for a record that it has just removed', async () => {
  const server = serve({ 'GET locations/l1': record(leeds), 'DELETE locations/l1': record({ _id: 'l1' }) });
  const { result } = renderHook(() => ({ one: useRecord(location, 'l1'), remove: useRemove(location) }), world());
  await waitFor(() => expect(result.current.one.data).toBeTruthy());

  await act(() => result.current.remove.remove('l1'));

  expect(server.of('GET')).toHaveLength(1);
});

it('refetches what a push touches, and not the version it already has', async () => {
  const server = serve({ 'GET locations/l1': record(leeds), 'GET locations': list([leeds]) });
  const { client, wrapper } = world();
  const { result } = renderHook(() => ({ one: useRecord(location, 'l1'), all: useRecords(location) }), { wrapper });
  await waitFor(() => expect(result.current.one.data && result.current.all.data).toBeTruthy());

  await act(async () => refetchChanged(client, { entity: 'locations', kind: 'locations', id: 'l1', version: 3 }));
  await waitFor(() => expect(server.asked).toHaveLength(3));
  await act(async () => refetchChanged(client, { entity: 'locations', kind: 'locations', id: 'l1', version: 4 }));

  await waitFor(() => expect(server.asked).toHaveLength(5));
  expect(server.asked.filter(({ path }) => path === 'locations/l1')).toHaveLength(2);
});

it('sees through blanks and nested values', () => {
  const fields = { a: 1, cost: 1, tags: 1 };

  expect(
    changedFields(
      fields,
      { a: null, cost: { currency: 'GBP', amount: 1 } },
      { a: '', cost: { amount: 1, currency: 'GBP' } },
    ),
  ).toEqual({});
  expect(changedFields(fields, { tags: ['x'] }, { tags: [] })).toEqual({ tags: null });
  expect(changedFields(fields, { a: 1 }, { a: 0, unknown: 2 })).toEqual({ a: 0 });
});

it('forgets the key of a create that succeeded', () => {
  let count = 0;
  const once = idempotencyKeys(() => `k${++count}`);
  const first = once.keyOf({ a: 1 });
  once.forget(first);

  expect(once.keyOf({ a: 1 })).not.toBe(first);
});

it('knows the key of every create whose answer was lost, whatever was sent after it', () => {
  let count = 0;
  const once = idempotencyKeys(() => `k${++count}`);
  const rows = [{ a: 1 }, { a: 2 }, { a: 3 }];
  const sent = rows.map((row) => once.keyOf(row));
  once.forget(sent[1] ?? '');

  expect(rows.map((row) => once.keyOf(row))).toEqual([sent[0], 'k4', sent[2]]);
});

it('keeps the key of a draft that may have been saved for the next one of its place, until one is', () => {
  let count = 0;
  const once = idempotencyKeys(() => `k${++count}`);
  once.doubt(once.keyOf('a', 1), 1);
  expect([once.keyOf('b', 1), once.keyOf('b', 2), once.keyOf('b')]).toEqual(['k1', 'k2', 'k3']);
  once.forget('k1');
  expect([once.keyOf('a', 1), once.keyOf('b', 1)]).toEqual(['k4', 'k5']);
});

it('keeps the last key until what was sent is answered, or something else is sent', () => {
  let count = 0;
  const last = lastIdempotencyKey(() => `k${++count}`);
  expect([last.keyOf('a'), last.keyOf('a'), last.keyOf('b'), last.keyOf('a')]).toEqual(['k1', 'k1', 'k2', 'k3']);
  last.forget();
  expect(last.keyOf('a')).toBe('k4');
});
