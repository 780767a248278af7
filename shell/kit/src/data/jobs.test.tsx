import { act, waitFor } from '@testing-library/react';
import type { JobProgress } from '@lichen/contracts/api/events';
import { pretendBrowser } from '../testing/browser';
import { list, record, serve } from '../testing/server';
import { using } from '../testing/using';
import { refetchAfterGap } from './refetch';
import { storeJobProgress, useJob } from './jobs';
import { useAnswer } from './reads';

beforeEach(() => pretendBrowser());

const job = (state: JobProgress['state'], done = 0): JobProgress =>
  ({ id: 'j1', kind: 'import', state, done, total: 10 }) as unknown as JobProgress;

it('shows pushed progress, and no late word about work that is over', async () => {
  serve({ 'GET job_status': record(job('running', 1)) });
  const { said, client } = await using(() => useJob('j1'));
  await waitFor(() => expect(said().job).toMatchObject({ state: 'running', done: 1 }));

  await act(async () => storeJobProgress(client, job('running', 7)));
  await waitFor(() => expect([said().job?.done, said().isOver]).toEqual([7, false]));
  await act(async () => storeJobProgress(client, job('done', 10)));
  await waitFor(() => expect(said().isOver).toBe(true));
  await act(async () => storeJobProgress(client, job('running', 8)));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));

  expect([said().job?.state, said().job?.done, said().isOver]).toEqual(['done', 10, true]);
});

it('ends work by its id, and keeps what is known where that is refused', async () => {
  const server = serve({ 'GET job_status': record(job('running')), 'POST cancel_job': record(job('cancelled')) });
  const { said } = await using(() => useJob('j1'));
  await waitFor(() => expect(said().job?.state).toBe('running'));

  server.routes['POST cancel_job'] = { status: 404, body: { err: 'Not found' } };
  await act(() => said().cancel());
  expect(said().job?.state).toBe('running');
  server.routes['POST cancel_job'] = record(job('cancelled'));
  await act(() => said().cancel());

  await waitFor(() => expect([said().job?.state, said().isOver]).toEqual(['cancelled', true]));
  expect(server.of('POST').at(-1)?.body).toEqual({ id: 'j1' });
});

it('asks nothing about no work', async () => {
  const server = serve({});
  const { said } = await using(() => useJob(null));

  expect([server.asked.length, said().job, said().isOver]).toEqual([0, undefined, false]);
});

it('asks again for everything on screen after a gap in the connection', async () => {
  const server = serve({ 'GET news': list([]), 'GET docs': list([]) });
  const both = () => [useAnswer(['news', 'list'], 'news'), useAnswer(['docs', 'list'], 'docs')];
  const { client } = await using(both);
  await waitFor(() => expect(server.asked).toHaveLength(2));

  await act(async () => refetchAfterGap(client));

  await waitFor(() => expect(server.asked.map(({ path }) => path).sort()).toEqual(['docs', 'docs', 'news', 'news']));
});
