import { pretendBrowser, record as answered, serve, show } from '@lichen/kit/testing';
import { act, screen } from '@testing-library/react';
import type { Doc } from '../shared/documents';
import { useDocActs } from './useDocActs';

beforeEach(() => pretendBrowser());

const DRAWN = { _id: 'doc', version: 1, status: 'ready', field_states: { amount: 'to_check' } } as unknown as Doc;
const CONFIRMED = { ...DRAWN, version: 2, field_states: { amount: 'confirmed' } } as Doc;

/** Applies a document that is drawn with an open field, on the version that saving what was typed has brought. */
async function applied(newest: Doc) {
  const server = serve({ 'POST docs/doc/apply': () => answered({ ...newest, status: 'applied' }) });
  let acts: ReturnType<typeof useDocActs> | undefined;
  function Review() {
    acts = useDocActs(DRAWN, { settle: async () => true, newest: () => newest });
    return null;
  }
  await show(<Review />);
  await act(async () => void acts?.apply());
  return server.of('POST').length;
}

it('asks nothing about a field that was confirmed by the key before', async () => {
  expect(await applied(CONFIRMED)).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks about a field that nobody has looked at', async () => {
  expect(await applied(DRAWN)).toBe(0);
  expect(screen.getByText('1 field is still to be checked.')).toBeTruthy();
});
