import { draftOf } from '../../../../test/examples';
import { type World, makeWorld } from '../../../../test/world';
import { schemaOver } from '../../../platform/store/schema';
import { up as numberedStopsMigration } from './2026-11-21-93-numbered-stops';

let world: World;
let draft: Record<string, unknown>;

beforeAll(async () => {
  world = await makeWorld();
  draft = await draftOf(world, 'vehicle_journeys');
}, 60_000);
afterAll(() => world.stop());

async function created(over: object = {}): Promise<string> {
  const { status, body } = await world.admin.send('POST', 'vehicle_journeys', { ...draft, ...over });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.obj._id;
}

const stopsOf = async (id: string) => (await world.admin.send('GET', `vehicle_journeys/${id}`)).body.obj.stops;
const leeds = { address: { name: 'Leeds', country: 'GB' }, distance: { distance: 12.5, units: 'km' } };

it('keeps stops as they were sent, in their order, and clears them', async () => {
  const id = await created({ stops: { stop_1: leeds, stop_2: { address: { name: 'York' } } } });

  expect(await stopsOf(id)).toEqual({ stop_1: leeds, stop_2: { address: { name: 'York' } } });
  const cleared = await world.admin.send('PATCH', `vehicle_journeys/${id}`, { stops: null });
  expect([cleared.status, await stopsOf(id)]).toEqual([200, null]);
});

it('refuses under its field what is not a stop', async () => {
  const errors = async (stops: unknown) =>
    (await world.admin.send('POST', 'vehicle_journeys', { ...draft, stops })).body.errors;

  expect(await errors({ stop_1: leeds, stop_2: {} })).toEqual({ 'stops.stop_2.address': 'Required' });
  expect(await errors({ stop_2: leeds })).toEqual({ stops: 'Number the stops consecutively from stop_1' });
  expect(await errors(['Leeds'])).toEqual({ stops: 'Enter a list' });
});

it('is written into files as one text', async () => {
  await created({ our_ref: 'file', stops: { stop_1: leeds, stop_2: { address: { name: '1 High Street, York' } } } });
  const { body } = await world.admin.send('POST', 'activity_extract', { filters: { activity: 'vehicle_journeys' } });
  const address = `${world.url}/api/data/activity_extract/${body.obj._id}?f=1`;
  const file = await (await fetch(address, { headers: { cookie: world.admin.cookie } })).text();

  expect(file).toContain('"Leeds; 1 High Street, York"');
});

it('says stops that were plain texts anew, so that they are read and changed like all others', async () => {
  const { database } = world.engine.platform;
  const id = await created();
  const untouched = await created({ stops: { stop_1: leeds } });
  const [row] = await database.all('SELECT data FROM activities WHERE id = ?', [id]);
  const stored = JSON.parse(String(row?.['data'])) as object;
  const old = JSON.stringify({ ...stored, stops: ['12 High Street, Leeds', 'York'] });
  await database.transaction((tx) => tx.run('UPDATE activities SET data = ? WHERE id = ?', [old, id]));

  const schema = schemaOver(database.sequelize.getQueryInterface());
  await numberedStopsMigration(schema);
  await numberedStopsMigration(schema);

  const stops = {
    stop_1: { address: { name: '12 High Street, Leeds' }, distance: null },
    stop_2: { address: { name: 'York' }, distance: null },
  };
  expect(await stopsOf(id)).toEqual(stops);
  expect(await stopsOf(untouched)).toEqual({ stop_1: leeds });
  const moved = { ...stops, stop_2: leeds };
  expect((await world.admin.send('PATCH', `vehicle_journeys/${id}`, { stops: moved })).status).toBe(200);
  expect(await stopsOf(id)).toEqual(moved);
});
