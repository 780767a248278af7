import { renderHook, waitFor } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { QueryClientProvider } from '../modules/query';
import { list, serve } from '../testing/server';
import { POLLING_MS } from './polling';
import { makeQueryClient } from './query-client';
import { useAnswer } from './reads';

it('has the pauses that the specification names', () =>
  expect(POLLING_MS).toMatchObject({
    document: 500,
    documents: 2000,
    emails: 2000,
    partnerChat: 1000,
    aiChat: 1000,
  }));

it('asks again at its pace, and no more once nobody looks', async () => {
  jest.useFakeTimers();
  const server = serve({ 'GET emails': list([]) });
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  const { unmount } = renderHook(() => useAnswer(['emails', 'list'], 'emails', { poll: 'emails' }), { wrapper });
  await waitFor(() => expect(server.asked).toHaveLength(1));
  await passes(POLLING_MS.emails * 2 + 100);
  expect(server.asked).toHaveLength(3);

  unmount();
  await passes(POLLING_MS.emails * 5);
  expect(server.asked).toHaveLength(3);
  jest.useRealTimers();
});
