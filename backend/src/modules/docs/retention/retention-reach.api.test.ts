import { utcDay } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../test/create-record';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const made = async (name: string, body: Record<string, unknown>): Promise<string> =>
  (await createRecord(world.admin, name, body))._id;
const message = (name: string) =>
  made('docs', { name, doc_ids: ['whatsapp'], prep_data: { whatsapp: [{ from: 'A' }] } });
const reach = async (query: string, who = world.admin) => {
  const { status, body } = await who.send('GET', `doc_retention_reach?${query}`);
  return body.obj ?? status;
};

it('counts the documents that a time would delete, and no other', async () => {
  const location_id = await made('locations', LOCATION);
  const old = await message('old');
  await message('new');
  const proof = await message('proof');
  const bill = { location_id, from: utcDay(2025, 7, 1), to: utcDay(2025, 7, 31), amount: 5, units: 'kWh' };
  await made('electricity_activitys', { ...bill, renewable_amount: 0, doc_id: proof });
  const { database } = world.engine.platform;
  const before = Date.now() - 800 * 86_400_000;
  await database.run(`UPDATE docs SET created_on = ${before} WHERE id IN ('${old}', '${proof}')`);

  // Documents that prove an activity stay.
  expect(await reach('doc_type=whatsapp&months=12')).toEqual({ documents: 1, isMore: false });
  expect(await reach('doc_type=whatsapp&months=36')).toEqual({ documents: 0, isMore: false });
  expect(await reach('doc_type=fuel&months=12')).toEqual({ documents: 0, isMore: false });
});

it('tells it to administrators of the company alone', async () => {
  expect(await reach('doc_type=whatsapp&months=12', await world.someone(['share_docs']))).toBe(403);
  expect(await reach('doc_type=whatsapp&months=12', world.stranger)).toMatchObject({ documents: 0 });
});
