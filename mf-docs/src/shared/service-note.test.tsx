import { list, pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { Doc } from './documents';
import { ServiceNote } from './ServiceNote';

beforeEach(() => pretendBrowser());

const shown = async (service_state: string | null, reading_version: number | null = 1) => {
  const server = serve({
    'GET doc_readings': list([{ _id: 'r', version: 1, service: 'ai.example, reader-1', service_state }]),
  });
  await show(<ServiceNote record={{ _id: 'doc', reading_version } as Doc} />);
  return server;
};

it.each([
  ['answered', /^Read with the help of ai\.example, reader-1/],
  ['unavailable', /^ai\.example, reader-1 could not be reached/],
  ['over_limit', /^This month’s limit for ai\.example, reader-1 is reached/],
])('says that the service has %s', async (state, words) => {
  await shown(state);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('says nothing where no service was asked, and asks nothing of what was typed', async () => {
  const server = await shown(null);
  await waitFor(() => expect(server.asked).toHaveLength(1));
  expect(screen.queryByText(/reader-1/)).toBeNull();
  expect((await shown('answered', null)).asked).toEqual([]);
});
