import { makeWorld, type World } from '../../../../test/world';
import { LOCATION_USE_TEXTS } from '@lichen/contracts/business/location-uses';
import { until } from '../../../platform/jobs/testing/work-place';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);
const made = async (path: string, draft: object): Promise<string> => {
  const { status, body } = await world.admin.send('POST', path, draft);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.obj._id;
};
const site = (name: string, changes: object = {}) =>
  made('locations', {
    ...{ name, country: 'GB', electricity_grid: 'United Kingdom', address_line1: '1 Way', town_or_city: 'Hull' },
    ...{ post_code: 'HU1 1AA', ...changes },
  });
const dependenciesOf = async (location_id: string) =>
  (await world.admin.send('GET', `location_dependencies?location_id=${location_id}`)).body.dependencies;
const reassign = (location_id: string, to_location_id: string, who = world.admin) =>
  who.send('POST', 'location_dependencies', { action: 'reassign_dependencies', location_id, to_location_id });

it('moves everything to another location, where activities are calculated anew; then the first can be deleted', async () => {
  const [from, to] = [await site('Old'), await site('New', { country: 'PL', electricity_grid: 'Poland' })];
  const bill = { location_id: from, from: day(2025, 1, 1), to: day(2025, 1, 31), amount: 1000, units: 'kWh' };
  const activity = await made('electricity_activitys', { ...bill, renewable_amount: 0 });
  const van = { name: 'Van', location_id: from, type: 'average_van', fuel_type: 'diesel', fuel_units: 'km' };
  await made('vehicles', van);
  const profile_id = await made('profiles', { first_name: 'Ada', last_name: 'Turner', location_id: from });
  const employment = await made('employment_records', { profile_id, location_id: from, start_date: day(2024, 1, 1) });

  expect(await dependenciesOf(from)).toEqual({
    ...{ activities: 1, vehicles: 1, power_sources: 0, products: 0, profiles: 1, employment_records: 1 },
  });
  const refused = await world.admin.send('DELETE', `locations/${from}`);
  expect([refused.status, refused.body.err, refused.body.remedy]).toEqual([
    422,
    LOCATION_USE_TEXTS.refused,
    LOCATION_USE_TEXTS.remedy,
  ]);
  type Use = { kind: string; count: number; list: string };
  expect(refused.body.uses.map(({ kind, count }: Use) => [kind, count])).toEqual([
    ['activities', 1],
    ['vehicles', 1],
    ['profiles', 1],
    ['employment_records', 1],
  ]);
  for (const { count, list } of refused.body.uses as Use[])
    expect((await world.admin.send('GET', list.replace('/api/data/', ''))).body.total).toBe(count);
  const { status, body } = await reassign(from, to);
  expect([status, body.obj.moved, body.obj.total]).toEqual([
    200,
    { vehicles: 1, power_sources: 0, products: 0, profiles: 1, employment_records: 1 },
    1,
  ]);
  const job = `job_status?id=${body.obj.job_id}`;
  await until(async () => (await world.admin.send('GET', job)).body.obj.state === 'done');

  expect(await dependenciesOf(from)).toMatchObject({ activities: 0, vehicles: 0, profiles: 0 });
  expect(await dependenciesOf(to)).toMatchObject({ activities: 1, vehicles: 1, profiles: 1 });
  const { list } = (await world.admin.send('GET', `emission_calcs?activity_id=${activity}`)).body;
  expect(
    list.find((row: { used: boolean; scope2_basis: string }) => row.used && row.scope2_basis === 'location')
      .region_used,
  ).toBe('Poland');
  expect((await world.admin.send('GET', `employment_records/${employment}`)).body.obj.location_id).toBe(to);
  expect((await world.admin.send('DELETE', `locations/${from}`)).status).toBe(200);
});

it('ends the custom factors of a location with it, and leaves those of others', async () => {
  const [from, other] = [await site('Kiln'), await site('Store')];
  const stated = {
    ...{ kind: 'supplier_tariff', activity_type: 'fuel_activitys', item: 'Natural gas', kg_co2e: 0.2, units: 'kWh' },
    ...{ valid_from: day(2025, 1, 1), source: 'Letter of the supplier' },
  };
  const its = await made('own_factors', { ...stated, name: 'Of the kiln', location_id: from });
  const others = await made('own_factors', { ...stated, name: 'Of the store', location_id: other });
  const everywhere = await made('own_factors', { ...stated, name: 'Of every site' });

  expect((await world.admin.send('DELETE', `locations/${from}`)).status).toBe(200);
  const status = async (id: string) => (await world.admin.send('GET', `own_factors/${id}`)).status;
  expect([await status(its), await status(others), await status(everywhere)]).toEqual([404, 200, 200]);
  const [{ diff }] = (await world.admin.send('GET', `audit_log?record_id=${from}&limit=1`)).body.list;
  expect(diff.own_factors.from).toMatchObject([{ _id: its, name: 'Of the kiln' }]);
});

it('refuses a move to itself, to nowhere, of nothing, and to or from another company', async () => {
  const [from, to] = [await site('Here'), await site('There')];
  const theirs = (await world.stranger.send('GET', 'locations')).body.list[0]._id;

  expect((await reassign(from, from)).body.errors).toEqual({ to_location_id: 'Choose another location' });
  expect((await reassign(from, to)).body.err).toBe('Nothing is recorded at this location.');
  expect((await reassign(from, theirs)).status).toBe(404);
  expect((await reassign(theirs, to)).status).toBe(404);
  expect((await world.stranger.send('GET', `location_dependencies?location_id=${from}`)).status).toBe(404);
  expect((await reassign(from, to, await world.someone(['user']))).status).toBe(403);
});
