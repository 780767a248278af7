import { connect, type Joined } from '../../../../test/worlds/connected-world';
import { type World, makeWorld } from '../../../../test/world';

let world: World;
let joined: Joined;

beforeAll(async () => {
  world = await makeWorld();
  joined = await connect(world, world.admin, world.stranger);
}, 60_000);
afterAll(() => world.stop());

/** A statement of the first company as the second one received it. */
async function received(prep_data: object): Promise<string> {
  const draft = { name: 'Statement', doc_ids: ['statement'], prep_data };
  const made = await world.admin.send('POST', 'docs', draft);
  const share = { partner_id: joined.theirs, doc_id: made.body.obj._id };
  const { body } = await world.admin.send('POST', 'doc_shares', share);
  const answer = await world.admin.send('POST', `doc_shares/${body.obj._id}/share`, {});
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return (await world.stranger.send('GET', 'shared_docs')).body.list[0]._id;
}

const act = (row: string, action: string) => world.stranger.send('POST', `shared_docs/${row}/${action}`, {});
const returns = async (year: number) =>
  (await world.stranger.send('GET', `partner_returns?partner_id=${joined.ours}&year=${year}`)).body.list;

it('takes back the statement that was applied last before an earlier one', async () => {
  const first = await received({ year: 2022, units: 't', scope1: 3 });
  await act(first, 'apply');
  const second = await received({ year: 2022, units: 't', scope1: 4 });
  await act(second, 'apply');

  const early = await act(first, 'unapply');
  expect([early.status, early.body.err]).toEqual([
    422,
    'Records made from this document are used by other records now. Delete those first.',
  ]);
  expect(await returns(2022)).toMatchObject([{ scope1_co2: 4 }]);
  expect((await act(second, 'unapply')).status).toBe(200);
  expect(await returns(2022)).toMatchObject([{ scope1_co2: 3 }]);
  expect((await act(first, 'unapply')).status).toBe(200);
  expect(await returns(2022)).toEqual([]);
});

it('leaves the figures of a return whose unit somebody changed since', async () => {
  const days = { period_start: Date.UTC(2021, 0, 1), period_end: Date.UTC(2021, 11, 31) };
  const draft = { partner_id: joined.ours, ...days, revenue: 5, scope1_co2: 1, quality: 'estimated' };
  const { _id } = (await world.stranger.send('POST', 'partner_returns', draft)).body.obj;
  const row = await received({ year: 2021, revenue: 7, units: 't', scope1: 9 });
  await act(row, 'apply');
  await world.stranger.send('POST', `partner_returns/${_id}/update`, { co2_units: 'kg' });
  await act(row, 'unapply');

  expect(await returns(2021)).toMatchObject([
    { _id, revenue: 5, scope1_co2: 9, co2_units: 'kg', quality: 'estimated' },
  ]);
});

it('makes no own document where the account has none', async () => {
  const { accounts } = world.engine.platform;
  const { companyId, cookie } = world.stranger;
  const before = await accounts.session(cookie.split('=')[1] ?? '');
  const row = await received({ year: 2020, units: 't', scope1: 1 });
  await accounts.subscribe(companyId, { modules: ['value-chain'], type: 'partner' });
  const refused = await act(row, 'upload');
  await accounts.subscribe(companyId, { modules: before?.modules ?? [], type: 'standard' });

  expect(refused.status).toBe(403);
  expect((await world.stranger.send('GET', 'docs')).body.total).toBe(0);
  expect((await act(row, 'upload')).status).toBe(200);
});

it('can be uploaded again once the own document is deleted', async () => {
  const row = await received({ year: 2019, units: 't', scope1: 1 });
  const own = (await act(row, 'upload')).body.obj.doc_id;
  await world.stranger.send('DELETE', `docs/${own}`);
  const shown = (await world.stranger.send('GET', `shared_docs/${row}`)).body.obj;
  const again = (await act(row, 'upload')).body.obj;

  expect(shown.doc_id).toBeNull();
  expect([own, null]).not.toContain(again.doc_id);
});
