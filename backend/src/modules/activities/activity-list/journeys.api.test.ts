import { draftOf } from '../../../../test/examples';
import { type World, makeWorld } from '../../../../test/world';

let world: World;
let withDoc: string;
let commuted: string;

const made = async (entity: string, more: object = {}): Promise<string> => {
  const { status, body } = await world.admin.send('POST', entity, { ...(await draftOf(world, entity)), ...more });
  if (status >= 300) throw new Error(JSON.stringify(body));
  return body.obj._id;
};
const listed = async (query = '', who = world.admin) => {
  const { status, body } = await who.send('GET', `journeys${query}`);
  return status === 200 ? (body.list as { _id: string; trip_type: string }[]) : status;
};
const ids = async (query = '', who = world.admin) => {
  const list = await listed(query, who);
  return Array.isArray(list) ? list.map(({ _id }) => _id).sort() : list;
};

let doc_id: string;
beforeAll(async () => {
  world = await makeWorld();
  doc_id = (await world.admin.send('POST', 'docs', { name: 'trip', doc_ids: ['business_travel'] })).body.obj._id;
  withDoc = await made('business_travel', { doc_id });
  commuted = await made('commute');
}, 60_000);
afterAll(() => world.stop());

it('lists journeys of every type, each with its fields and its figure', async () => {
  expect(await ids()).toEqual([withDoc, commuted].sort());
  const [one] = (await listed('?filter=business_travel')) as readonly object[];
  expect(one).toMatchObject({ _id: withDoc, trip_type: 'business_travel', doc_id, applied: true });
  expect(Object.keys(one ?? {})).toEqual(expect.arrayContaining(['transport_method', 'distance', 'units', 'tags']));
  expect((one as { emissions: { CO2: number } }).emissions.CO2).toBeGreaterThan(0);
});

it('narrows them to a document, and leaves out what is not applied unless it is asked for', async () => {
  const draft = await made('upstream_transmission_distribution', { doc_id, applied: false });
  expect(await ids(`?doc_id=${doc_id}`)).toEqual([withDoc]);
  expect(await ids(`?doc_id=${doc_id}&include_unapplied=true`)).toEqual([withDoc, draft].sort());
});

it('shows whoever keeps documents the journeys of documents alone', async () => {
  const sharer = await world.someone(['share_docs']);
  expect(await ids('', sharer)).toEqual([withDoc]);
  expect((await sharer.send('DELETE', `journeys/${commuted}`)).status).toBe(404);
  expect(await ids('', await world.someone(['edit_business']))).toBe(403);
  expect(await ids('', world.stranger)).toEqual([]);
});

it('removes one as its own type would, and nothing of another company or type', async () => {
  expect((await world.stranger.send('DELETE', `journeys/${commuted}`)).status).toBe(404);
  const fuel = await made('fuel_activitys');
  expect((await world.admin.send('DELETE', `journeys/${fuel}`)).status).toBe(404);
  expect((await world.admin.send('DELETE', `journeys/${commuted}`)).body.obj._id).toBe(commuted);
  expect((await world.admin.send('GET', `commute/${commuted}`)).status).toBe(404);
  // It is removed as any other: whoever did so can put it back.
  expect((await world.admin.send('POST', `commute/${commuted}/restore`, {})).status).toBe(200);
});

it('knows no other way to a journey under this name', async () => {
  for (const [method, path] of [
    ['GET', `journeys/${withDoc}`],
    ['PATCH', `journeys/${withDoc}`],
    ['POST', 'journeys'],
  ] as const)
    expect((await world.admin.send(method, path, method === 'GET' ? undefined : {})).status).toBe(404);
});
