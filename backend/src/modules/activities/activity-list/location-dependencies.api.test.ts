import { createRecord } from '../../../../test/create-record';
import { makeWorld, type World } from '../../../../test/world';
import { LOCATION_USE_TEXTS } from '@lichen/contracts/business/location-uses';
import { until } from '../../../platform/jobs/testing/work-place';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);
const made = async (path: string, draft: object): Promise<string> => (await createRecord(world.admin, path, draft))._id;
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
    ...{ activities: 1, vehicles: 1, power_sources: 0, products: 0, profiles: 1, employment_records: 1, docs: 0 },
  });
  const refused = await world.admin.send('DELETE', `locations/${from}`);
  expect([refused.status, refused.body.err, refused.body.remedy]).toEqual([
    422,
    LOCATION_USE_TEXTS.refused,
    LOCATION_USE_TEXTS.remedy,
  ]);
  type Use = { kind: string; count: number; list: string };
  const found: Use[] = refused.body.uses;
  expect(Object.fromEntries(found.map(({ kind, count }) => [kind, count]))).toEqual({
    ...{ activities: 1, vehicles: 1, profiles: 1, employment_records: 1 },
  });
  expect((await world.admin.send('GET', `locations/${from}/uses`)).body.obj).toEqual(found);
  for (const { count, list } of found)
    expect((await world.admin.send('GET', list.replace('/api/data/', ''))).body.total).toBe(count);
  const { status, body } = await reassign(from, to);
  expect([status, body.obj.moved, body.obj.total]).toEqual([
    200,
    { vehicles: 1, power_sources: 0, products: 0, profiles: 1, employment_records: 1, docs: 0 },
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

it('holds a location that documents name, and moves them, applied ones too, with what they say', async () => {
  const [from, to] = [await site('Filed'), await site('Refiled')];
  const prep_data = {
    ...{ supplier_name: 'Power', period_start: day(2025, 3, 1), period_end: day(2025, 3, 31), location_id: from },
    ...{ electricity_used: 1000, renewable_used: 0, renewable_units: 'percent', invoice_number: 'P-1' },
  };
  const docOf = async (name: string) => {
    const id = await made('docs', { name, doc_ids: ['electricity'] });
    expect((await world.admin.send('POST', `docs/${id}/update`, { prep_data })).status).toBe(200);
    return id;
  };
  const [open, applied] = [await docOf('Open'), await docOf('Applied')];
  expect((await world.admin.send('POST', `docs/${applied}/apply`, {})).body.obj.status).toBe('applied');

  const refused = await world.admin.send('DELETE', `locations/${from}`);
  expect(refused.body.uses).toContainEqual({
    ...{ kind: 'docs', count: 2, one: '{count} document', other: '{count} documents' },
    list: `/api/data/docs?location_id=${from}`,
  });
  const { body } = await reassign(from, to);
  expect(body.obj).toMatchObject({ moved: { docs: 2 }, total: 1 });
  const job = `job_status?id=${body.obj.job_id}`;
  await until(async () => (await world.admin.send('GET', job)).body.obj.state === 'done');
  expect((await world.admin.send('DELETE', `locations/${from}`)).status).toBe(200);
  for (const id of [open, applied])
    expect((await world.admin.send('GET', `docs/${id}`)).body.obj).toMatchObject({
      ...{ location_id: to, prep_data: { location_id: to, invoice_number: 'P-1' } },
      status: id === applied ? 'applied' : 'validated',
    });
});

it('moves nothing for whoever may not change one of the kinds, and says who may', async () => {
  const [from, to] = [await site('Shared'), await site('Elsewhere')];
  await made('vehicles', { name: 'Cart', location_id: from, type: 'average_van', fuel_type: 'diesel' });
  const person = await made('profiles', { first_name: 'Bo', last_name: 'Lind', location_id: from });
  expect((await world.admin.send('POST', `profiles/${person}/erase_personal_data`, {})).status).toBe(200);

  const { status } = await reassign(from, to, await world.someone(['edit_business']));
  expect([status, await dependenciesOf(from)]).toMatchObject([403, { vehicles: 1, profiles: 1 }]);
  // The remaining record of an erased person cannot be edited, but it moves to the other location.
  expect((await reassign(from, to)).body.obj.moved).toMatchObject({ vehicles: 1, profiles: 1 });
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
