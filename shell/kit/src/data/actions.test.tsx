import { policy } from '@lichen/contracts/business/company/policy.entity';
import { profile } from '@lichen/contracts/identity/profile.entity';
import { act } from '@testing-library/react';
import { pretendBrowser } from '../testing/browser';
import { record, serve } from '../testing/server';
import { using } from '../testing/using';
import { useAction, useSingleFlight } from './writes';

beforeEach(() => pretendBrowser());

const kim = { _id: 'u1', version: 4, created_on: 0, created_by: 'kim', updated_on: 0 };

it('runs a declared action on the version that was read, of what there is one of without its id', async () => {
  const server = serve({ 'POST profile/set_lang': record({ ...kim, version: 5, lang: 'DE' }) });
  const { said } = await using(() => useAction(profile, 'set_lang'));

  const outcome = await act(() => said().run(kim, { lang: 'DE' }));

  expect(outcome).toMatchObject({ state: 'saved', record: { lang: 'DE' } });
  expect(server.asked[0]).toMatchObject({ body: { lang: 'DE' }, headers: { 'if-match': '"4"' } });
});

it('names the record in the address of an action where there are many', async () => {
  const server = serve({ 'POST policies/p1/clear_uploaded_doc': record({ ...kim, _id: 'p1', version: 5 }) });
  const { said } = await using(() => useAction(policy, 'clear_uploaded_doc'));

  await act(() => said().run({ ...kim, _id: 'p1' }, {}));

  expect(server.asked).toHaveLength(1);
});

it('answers a refused action instead of throwing', async () => {
  serve({ 'POST profile/set_lang': { status: 409, body: { err: 'Changed by someone else' } } });
  const { said } = await using(() => useAction(profile, 'set_lang'));

  expect(await act(() => said().run(kim, { lang: 'DE' }))).toMatchObject({ state: 'failed', error: { status: 409 } });
});

it('gives a second call the outcome of the one under way, and then runs again', async () => {
  const { said } = await using(() => useSingleFlight<number>());
  let finish: (value: number) => void = () => undefined;
  const work = jest.fn(() => new Promise<number>((resolve) => (finish = resolve)));

  let both: Promise<number[]> = Promise.resolve([]);
  act(() => {
    both = Promise.all([said().run(work), said().run(work)]);
  });
  expect([work.mock.calls.length, said().isRunning]).toEqual([1, true]);
  await act(async () => {
    finish(7);
    expect(await both).toEqual([7, 7]);
  });

  expect(said().isRunning).toBe(false);
  expect(await act(() => said().run(async () => 8))).toBe(8);
});
