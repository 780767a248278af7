import { pretendBrowser, record as answered, serve, show } from '@lichen/kit/testing';
import { act, screen } from '@testing-library/react';
import type { Doc } from '../../shared/documents';
import { useDocActs } from './useDocActs';

beforeEach(() => pretendBrowser());

const DRAWN = { _id: 'doc', version: 1, status: 'ready', field_states: { amount: 'to_check' } } as unknown as Doc;
const CONFIRMED = { ...DRAWN, version: 2, field_states: { amount: 'confirmed' } } as Doc;

/** Applies a document that is drawn with an open field, on the version that saving what was typed has brought. */
async function applied(newest: Doc, places_alone: readonly string[] = [], repeats: readonly object[] = []) {
  const preview = {
    records: [
      { places_alone, repeats },
      { places_alone, repeats: [] },
    ],
    errors: {},
  };
  const server = serve({
    'POST preview_doc': () => answered(preview),
    'POST docs/doc/apply': () => answered({ ...newest, status: 'applied' }),
  });
  let acts: ReturnType<typeof useDocActs> | undefined;
  function Review() {
    acts = useDocActs(DRAWN, { settle: async () => true, newest: () => newest });
    return null;
  }
  await show(<Review />);
  await act(async () => void acts?.apply());
  return server.of('POST').filter(({ path }) => path.endsWith('/apply')).length;
}

it('asks nothing about a field that was confirmed by the key before', async () => {
  expect(await applied(CONFIRMED)).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks about a field that nobody has looked at', async () => {
  expect(await applied(DRAWN)).toBe(0);
  expect(screen.getByText('1 field is still to be checked.')).toBeTruthy();
});

const TRAVEL = { ...CONFIRMED, doc_ids: ['business_travel'] } as Doc;

it('asks before places count by name alone, of types that say places', async () => {
  expect(await applied(TRAVEL, ['Gardermoen huts'])).toBe(0);
  expect(await screen.findByText(/^1 place was not found: Gardermoen huts\./)).toBeTruthy();
});

it('asks nothing of places that are known', async () => {
  expect(await applied(TRAVEL)).toBe(1);
});

const BILL = { ...CONFIRMED, doc_ids: ['electricity'] } as Doc;
const SAME = { message: 'Another record has the same invoice number.', id: 'other' };

it('asks before a bill is applied that another record repeats, also one that no warning names', async () => {
  expect(await applied(BILL, [], [SAME])).toBe(0);
  expect(await screen.findByText(SAME.message)).toBeTruthy();
});

it('asks before a file is applied that was uploaded before', async () => {
  const warnings = [{ message: 'This file was uploaded before.', entity: 'docs', id: 'first', name: 'bill.pdf' }];
  expect(await applied({ ...BILL, warnings } as Doc)).toBe(0);
  expect(await screen.findByText('This file was uploaded before.')).toBeTruthy();
});

it('asks nothing of a bill that repeats no other', async () => {
  expect(await applied(BILL)).toBe(1);
});
