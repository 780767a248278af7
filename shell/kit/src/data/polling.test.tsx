import { renderHook, waitFor } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { QueryClientProvider } from '../modules/query';
import { list, record, serve } from '../testing/server';
import { pretendBrowser } from '../testing/browser';
import { using } from '../testing/using';
import { storeJobProgress, useJob } from './jobs';
import { socketConnected, socketDisconnected } from './socket-state';
import { POLLING_MS } from './polling';
import { makeQueryClient } from './query-client';
import { useAnswer } from './reads';

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function becomes(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

/** A list that polls, on a page whose clock the test moves; `count` is how often it was asked for. */
async function polledList() {
  const server = serve({ 'GET emails': list([]), 'GET news': list([]) });
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const both = () => [useAnswer(['emails', 'list'], 'emails', { poll: 'emails' }), useAnswer(['news', 'list'], 'news')];
  const { unmount } = renderHook(both, { wrapper });
  const count = (path = 'emails') => server.asked.filter((one) => one.path === path).length;
  await waitFor(() => expect(count()).toBe(1));
  return { client, unmount, count };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  socketDisconnected();
  becomes('visible');
  jest.useRealTimers();
});

it('has the pauses that the specification names', () =>
  expect(POLLING_MS).toMatchObject({
    document: 500,
    documents: 2000,
    emails: 2000,
    partnerChat: 1000,
    aiChat: 1000,
  }));

it('asks again at its pace, and no more once nobody looks', async () => {
  const { unmount, count } = await polledList();

  await passes(POLLING_MS.emails * 2 + 100);
  expect(count()).toBe(3);

  unmount();
  await passes(POLLING_MS.emails * 5);
  expect(count()).toBe(3);
});

it('asks nothing while changes are pushed, and takes over as soon as they are not', async () => {
  const { client, count } = await polledList();

  await act(async () => socketConnected(client));
  await passes(POLLING_MS.emails * 5);
  expect([count(), count('news')]).toEqual([2, 1]);

  act(() => socketDisconnected());
  await passes(POLLING_MS.emails * 2 + 100);
  expect(count()).toBe(4);

  await act(async () => socketConnected(client));
  await passes(POLLING_MS.emails * 5);
  expect(count()).toBe(5);
});

it('asks nothing from a hidden tab', async () => {
  const { count } = await polledList();

  becomes('hidden');
  await passes(POLLING_MS.emails * 5);
  expect(count()).toBe(1);

  becomes('visible');
  await passes(POLLING_MS.emails + 100);
  expect(count()).toBe(2);
});

const job = (state: 'running' | 'done') => ({ id: 'j1', kind: 'import', state, done: 1, total: 2 }) as never;

it('asks for work at its pace without a connection, and not at all with one', async () => {
  pretendBrowser();
  const server = serve({ 'GET job_status': record(job('running')) });
  const { client } = await using(() => useJob('j1'));
  await waitFor(() => expect(server.asked).toHaveLength(1));

  await passes(POLLING_MS.job + 100);
  expect(server.asked).toHaveLength(2);
  await act(async () => socketConnected(client));
  await passes(POLLING_MS.job * 5);
  expect(server.asked).toHaveLength(3);

  act(() => socketDisconnected());
  await act(async () => storeJobProgress(client, job('done')));
  await passes(POLLING_MS.job * 5);
  expect(server.asked).toHaveLength(3);
});

it('keeps the end of work that was pushed while an older answer was on its way', async () => {
  pretendBrowser();
  const answers: (() => void)[] = [];
  const late = () =>
    new Promise<ReturnType<typeof record>>((resolve) => answers.push(() => resolve(record(job('running')))));
  serve({ 'GET job_status': late });
  const { client, said } = await using(() => useJob('j1'));

  await act(async () => storeJobProgress(client, job('done')));
  await act(async () => {
    for (const answer of answers) answer();
  });
  await passes(100);

  expect(said().isOver).toBe(true);
});
