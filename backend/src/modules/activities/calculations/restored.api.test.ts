import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type Person, type World, makeWorld } from '../../../../test/world';

const PERIOD = { from: utcDay(2025, 5, 1), to: utcDay(2025, 5, 31) };

let world: World;
let location_id: string;

const post = async (path: string, body: object = {}, who: Person = world.admin) => who.send('POST', path, body);
const place = async () => (await post('locations', LOCATION)).body.obj._id as string;
const bill = async (at = location_id): Promise<string> =>
  (
    await post('electricity_activitys', {
      ...{ location_id: at, ...PERIOD, amount: 700, units: 'kWh', renewable_amount: 0 },
      description: 'Meter of the hall',
    })
  ).body.obj._id;
const removed = async (id: string) => {
  expect((await world.admin.send('DELETE', `electricity_activitys/${id}`)).status).toBe(200);
  return `electricity_activitys/${id}/restore`;
};

beforeAll(async () => {
  world = await makeWorld();
  location_id = await place();
});
afterAll(() => world.stop());

it('puts back what was deleted with its id, creator and day, and writes down who did it', async () => {
  const colleague = await world.someone(['user', 'admin']);
  const id = await bill();
  const { obj: before } = (await world.admin.send('GET', `electricity_activitys/${id}`)).body;
  const restore = await removed(id);

  const { status, body } = await post(restore, {}, colleague);

  const { created_on, created_by } = before;
  expect(status).toBe(200);
  expect(body.obj).toMatchObject({ _id: id, created_on, created_by, description: 'Meter of the hall', version: 2 });
  const { list } = (await world.admin.send('GET', `audit_log?record_id=${id}`)).body;
  const told = (list as { type: string; profile_id: string }[]).map(({ type, profile_id }) => [type, profile_id]);
  expect(told.toSorted()).toEqual([
    ['create', world.admin.userId],
    ['remove', world.admin.userId],
    ['restore', colleague.userId],
  ]);
});

it('keeps figures that somebody stated by hand, and which of them counts', async () => {
  const id = await bill();
  await post('emission_calcs', {
    ...{ activity_id: id, method: 'manual', CO2: 12, units: 'kg', scope: 'scope_2', used: true },
    ...{ ...PERIOD, reason: 'Statement', evidence: 'Statement 12' },
  });
  const rows = async () => (await world.admin.send('GET', `emission_calcs?activity_id=${id}`)).body.list;
  const before = await rows();
  await post(await removed(id));
  expect(await rows()).toEqual(before);
});

it('restores once, and only for whoever may delete', async () => {
  const id = await bill();
  const restore = await removed(id);

  expect((await post(restore, {}, world.stranger)).status).toBe(404);
  expect((await post(restore, {}, await world.someone(['user']))).status).toBe(403);
  expect((await post(restore, {}, await world.someone(['user', 'edit_business']))).status).toBe(200);
  expect((await post(restore)).status).toBe(404);
  expect((await post(`electricity_activitys/${location_id}/restore`)).status).toBe(404);
});

it('refuses to put back what names something that is gone, and says which field', async () => {
  const elsewhere = await place();
  const restore = await removed(await bill(elsewhere));
  expect((await world.admin.send('DELETE', `locations/${elsewhere}`)).status).toBe(200);

  const { status, body } = await post(restore);

  expect([status, Object.keys(body.errors)]).toEqual([400, ['location_id']]);
});
