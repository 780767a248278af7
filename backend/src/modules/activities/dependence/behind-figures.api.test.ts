import { utcDay } from '@lichen/contracts/formats/days';
import { until } from '../../../platform/jobs/testing/work-place';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
}, 60_000);
afterEach(() => world.stop());

type Body = Record<string, unknown>;

async function made(entity: string, draft: Body): Promise<string> {
  const { status, body } = await world.admin.send('POST', entity, draft);
  if (status !== 201) throw new Error(`${entity}: ${JSON.stringify(body)}`);
  return body.obj._id;
}

const patch = async (entity: string, id: string, changes: Body) => {
  const { status, body } = await world.admin.send('PATCH', `${entity}/${id}`, changes);
  expect([status, body.err]).toEqual([200, undefined]);
};
const site = () => made('locations', { ...LOCATION });
const bill = (location_id: string, more: Body = {}) =>
  made('electricity_activitys', {
    ...{ location_id, amount: 1000, units: 'kWh', renewable_amount: 0 },
    ...{ from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31), ...more },
  });
const gas = (location_id: string, year: number) =>
  made('fuel_activitys', {
    ...{ location_id, fuel: 'Natural gas', units: 'kWh', amount: 1000, quantity: 1, manual_energy: false },
    ...{ from: utcDay(year, 1, 1), to: utcDay(year, 1, 31) },
  });

const behind = async (query = '') => (await world.admin.send('GET', `behind_figures${query}`)).body.obj;
const listed = async () =>
  ((await world.admin.send('GET', 'activities?behind=true')).body.list as Body[]).map(({ _id }) => _id);
const activityOf = async (id: string) => (await world.admin.send('GET', `activities/${id}`)).body.obj;

const inState = (id: string, wanted: string) =>
  until(async () => {
    const { obj } = (await world.admin.send('GET', `recalculations/${id}`)).body;
    return obj.state === wanted && obj;
  }, 15_000);

async function recalculated(input: Body = {}) {
  const { obj } = (await world.admin.send('POST', 'recalculate', input)).body;
  const proposed = await inState(obj._id, 'proposed');
  if (proposed.changed === 0) return proposed;
  await world.admin.send('POST', 'decide_recalculation', { id: obj._id, decision: 'commit' });
  return inState(obj._id, 'committed');
}

it('notes what hangs on a changed location until it is recalculated', async () => {
  const place = await site();
  const [id, other] = [await bill(place), await bill(await site())];
  const before = await activityOf(id);
  expect(before.behind_since).toBeNull();
  await patch('locations', place, { name: 'Another name' });
  expect(await behind()).toMatchObject({ activities: 0, closed: 0 });

  await patch('locations', place, { country: 'FR', electricity_grid: 'France' });

  expect(await activityOf(id)).toMatchObject({
    ...{ behind_since: expect.any(Number), behind_by: 'locations' },
    ...{ version: before.version, emission_calc: before.emission_calc },
  });
  expect(await behind()).toMatchObject({ activities: 1, years: [{ year: 2025, activities: 1 }] });
  expect(await behind(`?entity=locations&id=${place}`)).toMatchObject({ activities: 1 });
  expect(await listed()).toEqual([id]);
  expect((await activityOf(other)).behind_since).toBeNull();

  const done = await recalculated({ behind: true });
  expect(done).toMatchObject({ seen: 1, changed: 1, written: 1, behind: true });
  expect(await activityOf(id)).toMatchObject({ behind_since: null, behind_by: null });
  expect((await activityOf(id)).emission_calc.CO2).not.toBe(before.emission_calc.CO2);
  expect(await behind()).toMatchObject({ activities: 0 });
  const { list } = (await world.admin.send('GET', `emission_calcs?activity_id=${id}`)).body;
  expect(list.filter((row: Body) => row['superseded_by']).map((row: Body) => row['reason'])).toContain(
    'The grid or country changed',
  );
}, 60_000);

it('finds up to date what hangs on it and comes out the same, without a proposal', async () => {
  const place = await site();
  await bill(place);
  await patch('locations', place, { electricity_grid: 'France', country: 'FR' });
  await patch('locations', place, { electricity_grid: 'United Kingdom', country: 'GB' });
  expect(await behind()).toMatchObject({ activities: 1 });

  expect(await recalculated()).toMatchObject({ seen: 1, changed: 0 });
  expect(await behind()).toMatchObject({ activities: 0 });
}, 60_000);

it('is cleared by a save of the activity, and kept by a proposal that is discarded', async () => {
  const place = await site();
  const [edited, other] = [await bill(place), await bill(place)];
  await patch('locations', place, { electricity_grid: 'France', country: 'FR' });
  await patch('electricity_activitys', edited, { description: 'Looked at' });
  expect(await listed()).toEqual([other]);

  const { obj } = (await world.admin.send('POST', 'recalculate', { location_id: place })).body;
  await inState(obj._id, 'proposed');
  await world.admin.send('POST', 'decide_recalculation', { id: obj._id, decision: 'discard' });
  expect(await listed()).toEqual([other]);
}, 60_000);

it('leaves the activities of an approved year behind, and says how many', async () => {
  const place = await site();
  const [held, open] = [await gas(place, 2024), await gas(place, 2026)];
  await world.admin.send('POST', 'decide_inventory_year', { year: 2024, decision: 'approve' });
  await patch('locations', place, { country: 'US', electricity_grid: 'United Kingdom' });
  expect(await behind()).toMatchObject({ activities: 2, closed: 1 });

  await recalculated({ behind: true });
  expect(await listed()).toEqual([held]);
  expect(await behind()).toMatchObject({ activities: 1, closed: 1 });
  expect(open).not.toBe(held);
}, 60_000);

it('follows own factors that come, change and go, and settings of the account', async () => {
  const place = await site();
  const [one, two] = [await gas(place, 2024), await gas(place, 2025)];
  const tariff = {
    ...{ name: 'Gas', kind: 'supplier_tariff', activity_type: 'fuel_activitys', item: 'Natural gas' },
    ...{ kg_co2e: 0.05, units: 'kWh', valid_from: utcDay(2025, 1, 1), source: 'Letter' },
  };
  const own = await made('own_factors', tariff);
  expect(await listed()).toEqual([two]);
  await recalculated({ behind: true });
  expect((await activityOf(two)).emission_calc.CO2).toBeLessThan((await activityOf(one)).emission_calc.CO2);

  await patch('own_factors', own, { kg_co2e: 0.06 });
  expect(await listed()).toEqual([two]);
  await recalculated({ behind: true });
  await world.admin.send('DELETE', `own_factors/${own}`);
  expect(await listed()).toEqual([two]);
  await recalculated({ behind: true });
  expect(await listed()).toEqual([]);

  const asked = { entity: 'account', changes: { factor_year_rule: 'majority' } };
  expect((await world.admin.send('POST', 'dependent_figures', asked)).body.obj).toMatchObject({
    ...{ activities: 2, may_recalculate: true },
  });
  await world.admin.send('PATCH', 'account', { factor_year_rule: 'majority' });
  expect(new Set(await listed())).toEqual(new Set([one, two]));
}, 60_000);

it('keeps to the own company, and to people who may read the record', async () => {
  const place = await site();
  await bill(place);
  await patch('locations', place, { electricity_grid: 'France', country: 'FR' });
  const query = `behind_figures?entity=locations&id=${place}`;

  expect((await world.stranger.send('GET', 'behind_figures')).body.obj).toMatchObject({ activities: 0 });
  expect((await world.stranger.send('GET', query)).status).toBe(404);
  const reader = await world.someone(['user']);
  expect((await reader.send('GET', query)).body.obj).toMatchObject({ activities: 1 });
  expect((await reader.send('POST', 'recalculate', { behind: true })).status).toBe(403);
});

it('finds behind what trips take from a grid that changed, and leaves trips on other fuel', async () => {
  const place = await made('locations', { ...LOCATION, country: 'PL', electricity_grid: 'Poland' });
  const profile_id = await made('profiles', { first_name: 'Ada', last_name: 'Vik', location_id: place });
  const trip = {
    ...{ profile_id, location_id: place, start_location: { name: 'A' }, end_location: { name: 'B' } },
    ...{ journey_date: utcDay(2025, 5, 5), return_journey: false, distance: 100, units: 'km', transport_method: 'car' },
  };
  const onPower = [
    await made('commute', { ...trip, entry_type: 'daily', fuel_type: 'battery_electric' }),
    await made('business_travel', { ...trip, fuel_type: 'plug_in_hybrid' }),
    await made('upstream_transmission_distribution', {
      ...{ ...trip, transport_method: 'van', fuel_type: 'battery_electric', dedicated_vehicle: true },
    }),
  ];
  await made('business_travel', { ...trip, fuel_type: 'diesel' });
  await made('commute', { ...trip, entry_type: 'daily', transport_method: 'national_rail' });
  await patch('locations', place, { electricity_grid: 'France' });
  expect((await listed()).sort()).toEqual([...onPower].sort());
  expect(await recalculated({ behind: true })).toMatchObject({ seen: 3, changed: 3, written: 3 });
});

it('finds behind what is restored after the location changed', async () => {
  const place = await site();
  const [id, other] = [await bill(place), await bill(await site())];
  for (const each of [id, other]) await world.admin.send('DELETE', `electricity_activitys/${each}`);
  await patch('locations', place, { country: 'FR', electricity_grid: 'France' });
  for (const each of [id, other]) {
    const { status, body } = await world.admin.send('POST', `electricity_activitys/${each}/restore`);
    expect([status, body.err]).toEqual([200, undefined]);
  }
  expect(await listed()).toEqual([id]);
  expect(await activityOf(id)).toMatchObject({ behind_by: 'locations' });
  expect(await recalculated({ behind: true })).toMatchObject({ seen: 1, written: 1 });
  expect(await listed()).toEqual([]);
}, 60_000);

it('counts what an older version of the rules made', async () => {
  await bill(await site());
  const older = async () => (await world.admin.send('GET', 'older_calculations')).body.obj;
  expect(await older()).toMatchObject({ calculations: 0, versions: [] });
  const { database } = world.engine.platform;
  await database.run('UPDATE emission_calcs SET engine_version = ?', ['1.0.0']);
  // The log does not know of it: what was counted before is kept by the log.
  await site();
  const found = await older();
  expect(found.calculations).toBeGreaterThan(1);
  expect(found.versions).toEqual(['1.0.0']);
});

it('counts on a partner what its returns left behind, those that are gone too', async () => {
  const [partner_id, other] = [await made('partners', { name: 'Growers' }), await made('partners', { name: 'Mills' })];
  const days = { period_start: utcDay(2025, 1, 1), period_end: utcDay(2025, 12, 31) };
  const draft = { ...days, revenue: 1000, currency: 'GBP', scope1_co2: 10, co2_units: 't', quality: 'reported' };
  const place = await site();
  const product_id = await made('products', { name: 'Beans', units: 'kg' });
  const goods = { location_id: place, product_id, size: 1, quantity: 10, units: 'kg', material: 'Paper' };
  const bought = { ...goods, order_date: utcDay(2025, 6, 1), cost: { amount: 100, currency: 'GBP' } };
  const id = await made('purchased_goods_activitys', { ...bought, partner_id });
  await made('purchased_goods_activitys', { ...bought, partner_id: other });
  const of = (one: string) => behind(`?entity=partners&id=${one}`);
  expect(await of(partner_id)).toMatchObject({ activities: 0 });

  const returned = await made('partner_returns', { ...draft, partner_id });
  expect(await of(partner_id)).toMatchObject({ activities: 1, closed: 0 });
  expect(await of(other)).toMatchObject({ activities: 0 });
  await patch('purchased_goods_activitys', id, { description: 'Calculated again' });
  expect(await of(partner_id)).toMatchObject({ activities: 0 });
  await world.admin.send('DELETE', `partner_returns/${returned}`);
  expect(await of(partner_id)).toMatchObject({ activities: 1 });
  expect((await world.stranger.send('GET', `behind_figures?entity=partners&id=${partner_id}`)).status).toBe(404);
});
