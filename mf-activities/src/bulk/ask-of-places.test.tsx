import type { BulkChange } from '@lichen/contracts/activities/list/bulk.call';
import { CALL_TEXTS } from '@lichen/contracts/text/texts';
import { pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useAskOfPlaces } from './useAskOfPlaces';

beforeEach(() => pretendBrowser());

type About = Parameters<ReturnType<typeof useAskOfPlaces>>[1];
const APPLY: BulkChange = { kind: 'edit', values: { applied: true } };

/** Asks about a change, and answers what was sent for it and what came of it. */
async function asked(change: BulkChange, about: About, names: readonly string[] = []) {
  const server = serve({ 'POST get_places_by_name': record({ activities: names.length, names }) });
  const outcome: { may?: boolean } = {};
  let ask: ReturnType<typeof useAskOfPlaces> | undefined;
  function List() {
    ask = useAskOfPlaces();
    return null;
  }
  await show(<List />);
  await act(async () => {
    void ask?.(change, about).then((may) => {
      outcome.may = may;
    });
  });
  return { bodies: server.of('POST').map(({ body }) => body), outcome };
}

it.each<BulkChange>([
  { kind: 'edit', values: { applied: false } },
  { kind: 'edit', values: { location_id: 'x' } },
  { kind: 'remove' },
])('asks the server nothing of a change that lets nothing count: %j', async (change) => {
  const { bodies, outcome } = await asked(change, { ids: ['one'] });
  expect([bodies, outcome.may]).toEqual([[], true]);
});

it('goes on where every place of a list is known', async () => {
  const filters = { field_filter: 'x' };
  expect(await asked(APPLY, { filters })).toMatchObject({ bodies: [{ filters }], outcome: { may: true } });
});

it('asks of chosen activities as many at once as one call takes', async () => {
  const { bodies } = await asked(APPLY, { ids: Array.from({ length: 250 }, (_, at) => `id-${at}`) });
  expect((bodies as { ids: string[] }[]).map(({ ids }) => ids.length)).toEqual([200, 50]);
});

it('names the places that are not, and does as the person says', async () => {
  const { outcome } = await asked(APPLY, { ids: ['one'] }, ['Gardermoen huts']);
  expect(await screen.findByText(/^1 activity has a place that was not found: Gardermoen huts\./)).toBeTruthy();
  expect(outcome.may).toBeUndefined();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  expect(outcome.may).toBe(false);
});

it('does not call it unknown whether a question without an answer was saved', async () => {
  const waiting = jest.spyOn(globalThis, 'setTimeout');
  globalThis.fetch = ((_address: string, { signal }: RequestInit) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('cut'))))) as typeof fetch;
  let ask: ReturnType<typeof useAskOfPlaces> | undefined;
  function List() {
    ask = useAskOfPlaces();
    return null;
  }
  await show(<List />);
  await act(async () => {
    void ask?.(APPLY, { ids: ['one'] });
  });
  const [giveUp] = waiting.mock.calls.find(([, milliseconds]) => milliseconds && milliseconds >= 30_000) ?? [];
  waiting.mockRestore();
  await act(async () => giveUp?.());
  expect(await screen.findByText(CALL_TEXTS.noAnswer)).toBeTruthy();
});
