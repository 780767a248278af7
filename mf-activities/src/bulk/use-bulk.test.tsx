import type { BulkChange } from '@lichen/contracts/activities/list/bulk.call';
import { pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useBulk } from './useBulk';

beforeEach(() => pretendBrowser());

const APPLY: BulkChange = { kind: 'edit', values: { applied: true } };
const CHOSEN = { rows: new Map([['a1', { _id: 'a1' }]]), isAll: false, ids: new Set(['a1']) };

/** Applies a chosen activity with a place known by its name alone, and answers the question; returns the calls made. */
async function applied(answer: string) {
  const server = serve({
    'POST get_places_by_name': record({ activities: 1, names: ['Gardermoen huts'] }),
    'POST bulk_activities': record({ outcomes: [{ _id: 'a1', ok: true }] }),
  });
  let bulk: ReturnType<typeof useBulk> | undefined;
  function Work() {
    const url = { one: () => null, many: () => [], set: () => undefined };
    const chosen = { ...CHOSEN, choose: () => undefined, chooseAll: () => undefined, clear: () => undefined };
    bulk = useBulk({ url, query: {} as never, chosen: chosen as never });
    return null;
  }
  await show(<Work />);
  await act(async () => void bulk?.change(APPLY));
  const button = await screen.findByRole('button', { name: answer });
  await act(async () => fireEvent.click(button));
  return () => server.of('POST').map(({ path }) => path);
}

it('applies no chosen activity with a place known by its name alone before that is confirmed', async () => {
  const calls = await applied('Cancel');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(calls()).toEqual(['get_places_by_name']);
});

it('applies it once that is confirmed', async () => {
  const calls = await applied('Change');
  await waitFor(() => expect(calls()).toEqual(['get_places_by_name', 'bulk_activities']));
});
