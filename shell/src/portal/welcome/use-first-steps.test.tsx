import { portalAnswer, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { useFirstSteps } from './useFirstSteps';

beforeEach(() => pretendBrowser());

const step = (id: string, isDone: boolean) => ({
  ...{ id, isDone, order: 1, ways: [] },
  ...{ title: { words: id }, words: { words: id } },
});

function Steps() {
  const steps = useFirstSteps();
  return <p>{steps === null ? 'no steps' : steps === undefined ? 'asking' : `${steps.list.length} steps`}</p>;
}

async function shown(...list: ReturnType<typeof step>[]) {
  const answer = portalAnswer();
  const server = serve({
    'GET first_steps': { body: { list, sample: null, is_empty: false } },
    'PATCH profile': record({}),
  });
  await show(<Steps />, { answer: { ...answer, user: { ...answer.user, seen_welcome: false } } });
  return () => server.of('PATCH').map(({ path, body }) => [path, body]);
}

it('are over for the person once all of them are done', async () => {
  const kept = await shown(step('company', true), step('bill', true));
  expect(await screen.findByText('no steps')).toBeTruthy();
  await waitFor(() => expect(kept()).toEqual([['profile', { seen_welcome: true }]]));
});

it('stay while one is open', async () => {
  const kept = await shown(step('company', true), step('bill', false));
  expect(await screen.findByText('2 steps')).toBeTruthy();
  expect(kept()).toEqual([]);
});

it('are not shown where none applies, and may be once one does', async () => {
  const kept = await shown();
  expect(await screen.findByText('no steps')).toBeTruthy();
  expect(kept()).toEqual([]);
});
