import { BASE_SUBSCRIPTIONS, type Subscription } from '@lichen/contracts/portal/subscriptions';
import { TEXTS } from '@lichen/contracts/text/texts';
import { recordOf } from './examples';
import { type World, makeWorld } from './world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

const subscribe = (modules: readonly Subscription[]) =>
  world.engine.platform.accounts.subscribe(world.admin.companyId, { modules });

const refused = { status: 403, body: { err: TEXTS.notSubscribed } };

it('closes what an account no longer has, keeps its rows, and shows them again', async () => {
  const { send } = world.admin;
  const fuel = `fuel_activitys/${await recordOf(world, 'fuel_activitys')}`;
  const place = `locations/${await recordOf(world, 'locations')}`;
  const before = {
    fuel: await send('GET', fuel),
    list: await send('GET', 'activities'),
    place: await send('GET', place),
  };
  expect([before.fuel.status, before.list.body.total, before.place.status]).toEqual([200, 1, 200]);

  await subscribe([]);
  const { _id } = before.fuel.body.obj;
  const closed: [string, string][] = [
    ['GET', fuel],
    ['GET', 'activities'],
    ['GET', 'company_profile'],
    ['GET', `get_activities_stats?start_date=0`],
    ['GET', 'activity_summarys?year=2026'],
    ['GET', `emission_calcs?activity_id=${_id}`],
    ['PATCH', place],
    ['DELETE', place],
  ];
  for (const [method, path] of closed)
    expect({ path, ...(await send(method, path, method === 'PATCH' ? { name: 'Other' } : undefined)) }).toMatchObject({
      path,
      ...refused,
    });

  await subscribe(BASE_SUBSCRIPTIONS);
  expect((await send('GET', fuel)).body).toEqual(before.fuel.body);
  expect((await send('GET', 'activities')).body).toEqual(before.list.body);
  expect((await send('GET', place)).body).toEqual(before.place.body);
});

it('closes files with the module whose records they belong to', async () => {
  await subscribe([]);
  for (const path of ['company_logos', 'import_templates/fuel_activitys.csv', 'activity_extract/any'])
    expect({ path, ...(await world.admin.send('GET', path)) }).toMatchObject({ path, ...refused });
});

it('leaves pickers of other areas what they offer, and not a word more', async () => {
  const { send } = world.admin;
  await subscribe(BASE_SUBSCRIPTIONS);
  const id = await recordOf(world, 'locations');
  await subscribe(['activities']);
  const listed = await send('GET', 'locations?search=');

  expect(listed.status).toBe(200);
  expect(listed.body.total).toBeGreaterThan(0);
  expect((await send('GET', `locations/${id}`)).status).toBe(200);
  expect(await send('POST', 'locations/preview', {})).toMatchObject(refused);
  expect(await send('POST', 'locations', {})).toMatchObject(refused);
  expect((await send('GET', 'activities')).status).toBe(200);
});
