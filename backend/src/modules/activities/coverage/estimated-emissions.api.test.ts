import type { CoverageMonth } from '@lichen/contracts/activities/coverage/coverage.call';
import type { EstimatedEmissions } from '@lichen/contracts/activities/estimates/estimated-emissions.call';
import { utcDay, yearBounds } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../test/create-record';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

const month = (at: number) => ({ from: utcDay(2024, at, 1), to: utcDay(2024, at + 1, 0) });
const OPEN = { from: utcDay(2024, 1, 1), to: utcDay(2024, 4, 30) };

let world: World;
let location_id: string;

const created = async (entity: string, body: unknown): Promise<string> =>
  (await createRecord(world.admin, entity, body))._id;
const bill = (at: number, amount: number, more: object = {}) =>
  created('electricity_activitys', {
    ...{ location_id, amount, units: 'kWh', renewable_amount: 0 },
    ...month(at),
    ...more,
  });
const days = `start_date=${yearBounds(2024).from}&end_date=${yearBounds(2024).to}`;
const estimates = async (at = location_id, who = world.admin): Promise<EstimatedEmissions> =>
  (await who.send('GET', `get_estimated_emissions?${days}&locations=${at}`)).body;
const told = async (at?: string) =>
  (await estimates(at)).list.map(({ from, amount, method }) => [new Date(from).getUTCMonth() + 1, amount, method]);
const figure = async (id: string, type = 'electricity_activitys'): Promise<number> =>
  (await world.admin.send('GET', `${type}/${id}`)).body.obj.emission_calc.CO2;
const states = async () =>
  (await world.admin.send('GET', `get_coverage?year=2024&locations=${location_id}`)).body.list[0].months
    .slice(0, 5)
    .map(({ state, gap }: CoverageMonth) => (gap ? `${state} to add` : state));

beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  location_id = await created('locations', { ...LOCATION, ...OPEN, estimate_emissions: true });
});
afterAll(() => world.stop());

it('estimates nothing where nobody asked for it', async () => {
  expect((await world.admin.send('GET', `locations/${await created('locations', LOCATION)}`)).body.obj).toMatchObject({
    estimate_emissions: false,
  });
  await world.admin.send('PATCH', `locations/${location_id}`, { estimate_emissions: false });
  await bill(1, 310);
  expect((await estimates()).list).toEqual([]);
  expect(await states()).toEqual(['there', 'missing to add', 'missing to add', 'missing to add', 'closed']);
});

it('fills the months of its open life with what a bill of that amount comes to, and gives way to the bill', async () => {
  await bill(1, 310);
  expect(await told()).toEqual([
    [2, 290, 'own_mean'],
    [3, 310, 'own_mean'],
    [4, 300, 'own_mean'],
  ]);
  expect(await states()).toEqual(['there', 'estimated to add', 'estimated to add', 'estimated to add', 'closed']);

  const before = await estimates();
  const february = await bill(2, 290);
  expect(before.list[0]?.co2).toBe(await figure(february));
  expect(before.co2).toBeGreaterThan(before.list[0]?.co2 ?? 0);
  expect((await told()).map(([at]) => at)).toEqual([3, 4]);
  expect((await states()).slice(0, 3)).toEqual(['there', 'there', 'estimated to add']);

  await world.admin.send('DELETE', `electricity_activitys/${february}`);
  expect(await estimates()).toEqual(before);
  await world.admin.send('POST', `electricity_activitys/${february}/restore`, {});
});

it('keeps estimates out of the totals', async () => {
  const total = async () =>
    (await world.admin.send('GET', `get_activities_stats?${days}&locations=${location_id}`)).body.obj;
  await world.admin.send('PATCH', `locations/${location_id}`, { estimate_emissions: false });
  await bill(1, 310);
  const before = await total();
  await world.admin.send('PATCH', `locations/${location_id}`, { estimate_emissions: true });
  expect((await estimates()).co2).toBeGreaterThan(0);
  expect(await total()).toEqual(before);
});

it('counts a draft as no bill, and power of its own as none', async () => {
  await bill(1, 310);
  await bill(2, 5, { applied: false });
  await bill(3, 5, { self_produced: true });
  expect((await told()).map(([at]) => at)).toEqual([2, 3, 4]);
});

it('takes area and own locations of the country, and says what is missing for an estimate', async () => {
  const bare = await estimates();
  expect([bare.total, bare.without, bare.co2]).toEqual([4, 4, 0]);

  const country = { country: 'PL', electricity_grid: 'Poland', area_units: 'm2' };
  const peer = await created('locations', { ...LOCATION, ...country, ...OPEN, area: 100 });
  await bill(1, 310, { location_id: peer });
  const site = await created('locations', { ...LOCATION, ...country, ...OPEN, area: 50, estimate_emissions: true });
  expect((await told(site))[0]).toEqual([1, 155, 'country_mean']);
});

const gasBill = (at: number, amount: number, more: object = {}) =>
  created('fuel_activitys', { ...{ location_id, fuel: 'Natural gas', amount, units: 'kWh' }, ...month(at), ...more });

it('fills months of gas, of heat and of water that are billed, each by its own bills, and no power meter for them', async () => {
  await world.admin.send('PATCH', `locations/${location_id}`, { from: null });
  await gasBill(1, 620);
  await created('fuel_activitys', {
    ...{ location_id, fuel: 'District heat and steam', manual_energy: true, energy_used: 31, energy_units: 'MWh' },
    ...{ amount: 1, units: 'kWh', ...month(1) },
  });
  await created('water_activitys', { location_id, amount: 31, units: 'm3', ...month(1) });
  const { list, without } = await estimates();
  const february = list.filter(({ from }) => from === month(2).from);
  expect(february.map(({ activity_type, item, amount, units }) => [activity_type, item, amount, units])).toEqual([
    ['fuel_activitys', 'District heat and steam', 29, 'MWh'],
    ['fuel_activitys', 'Natural gas', 580, 'kWh'],
    ['water_activitys', null, 29, 'm3'],
  ]);
  expect(without).toBe(0);
  for (const { activity_type, bill, co2 } of list) {
    const { body } = await world.admin.send('POST', `${activity_type}/preview`, bill);
    expect([activity_type, body.obj?.record.emission_calc?.CO2]).toEqual([activity_type, co2]);
  }

  expect(february[1]?.co2).toBe(await figure(await gasBill(2, 580), 'fuel_activitys'));
  expect((await estimates()).list.filter(({ from }) => from === month(2).from)).toHaveLength(2);
});

it('takes deliveries of a fuel for no meter', async () => {
  await gasBill(1, 500, { fuel: 'Gas oil', units: 'L' });
  expect((await estimates()).list.filter(({ activity_type }) => activity_type === 'fuel_activitys')).toEqual([]);
});

it('fills the days that a part of a month lacks, and says so in the coverage, which still asks for them', async () => {
  await bill(1, 310);
  await bill(2, 200, { to: utcDay(2024, 2, 20) });
  const [first] = (await estimates()).list;
  expect(first).toMatchObject({ from: utcDay(2024, 2, 21), to: utcDay(2024, 2, 29), amount: 90, units: 'kWh' });
  expect((await states()).slice(0, 3)).toEqual(['there', 'estimated to add', 'estimated to add']);
  await bill(2, 90, { from: utcDay(2024, 2, 21) });
  expect((await told()).map(([at]) => at)).toEqual([3, 4]);
});

it('shows another company and those without the role nothing of it', async () => {
  await bill(1, 310);
  expect((await estimates(location_id, world.stranger)).list).toEqual([]);
  const user = await world.someone(['user']);
  expect((await user.send('GET', `get_estimated_emissions?${days}`)).status).toBe(403);
  const wrong = await world.admin.send('GET', 'get_estimated_emissions?start_date=2&end_date=1');
  expect(wrong.status).toBe(400);
});
