import { utcDay } from '@lichen/contracts/formats/days';
import { until } from '../../../platform/jobs/testing/work-place';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

type Body = Record<string, unknown>;

const send = async (method: string, path: string, body?: Body) => (await world.admin.send(method, path, body)).body;
const inState = (id: string, wanted: string) =>
  until(async () => {
    const { obj } = await send('GET', `recalculations/${id}`);
    return obj.state === wanted && obj;
  }, 15_000);
const summaryOf = async (year: number) => (await send('GET', `activity_summarys?year=${year}`)).list as Body[];

it('shows both bases and the factors that cause a change, as the totals say afterwards', async () => {
  const location_id = (await send('POST', 'locations', LOCATION)).obj._id;
  const power = { location_id, units: 'kWh', renewable_amount: 0, from: utcDay(2025, 1, 1), to: utcDay(2025, 12, 31) };
  const ids: string[] = [];
  for (const amount of [1000, 2000])
    ids.push((await send('POST', 'electricity_activitys', { ...power, amount })).obj._id as string);
  const gas = { location_id, fuel: 'Natural gas', units: 'kWh', amount: 500, quantity: 1, manual_energy: false };
  await send('POST', 'fuel_activitys', { ...gas, from: power.from, to: power.to });
  const tariff = await send('POST', 'own_factors', {
    ...{ name: 'Green power', kind: 'supplier_tariff', activity_type: 'electricity_activitys', source: 'Power Ltd' },
    ...{ kg_co2e: 0.01, units: 'kWh', valid_from: utcDay(2025, 1, 1) },
  });
  expect(tariff.err).toBeUndefined();
  const before = await summaryOf(2025);

  const { obj } = await send('POST', 'recalculate', { behind: true });
  const proposed = await inState(obj._id, 'proposed');

  // 3,000 kWh: 0.177 kg on the grid of 2025, 0.01 by the tariff; the location-based figure stays as it is.
  const power2025 = { before_kg: 531, after_kg: 531, market_before_kg: 531, market_after_kg: 30 };
  expect(proposed).toMatchObject({ seen: 2, changed: 2 });
  const { scopes, locations, total, movers } = proposed.difference;
  expect(scopes.find(({ key }: Body) => key === 'scope_2')).toMatchObject({ ...power2025, activities: 2 });
  expect(scopes.find(({ key }: Body) => key === 'scope_3')).toMatchObject({ market_before_kg: null });
  expect(locations).toMatchObject([{ key: location_id, market_before_kg: 531, market_after_kg: 30 }]);
  expect(total.before_kg).toBe(total.after_kg);
  expect(movers.map(({ activity_id }: Body) => activity_id)).toEqual([ids[1], ids[0]]);

  const { list } = await send('GET', `recalculation_changes?recalculation_id=${obj._id}`);
  expect(list).toMatchObject([
    { activity_id: ids[1], market_before_kg: 354, market_after_kg: 20 },
    { activity_id: ids[0], market_before_kg: 177, market_after_kg: 10 },
  ]);
  expect(list[0].before_kg).toBe(list[0].after_kg);
  expect(list[0].causes).toEqual([
    {
      ...{ component: 'direct', scope2_basis: 'market', reason: 'Other factors apply' },
      before: {
        ...{ label: expect.stringMatching(/2025/), factor: '0.177', units: expect.stringContaining('kWh'), kg: 354 },
      },
      after: {
        ...{
          label: expect.stringMatching(/Green power/),
          factor: '0.01',
          units: expect.stringContaining('kWh'),
          kg: 20,
        },
      },
    },
  ]);

  await send('POST', 'decide_recalculation', { id: obj._id, decision: 'commit' });
  await inState(obj._id, 'committed');
  const scope2 = (rows: Body[]) => rows.find(({ key }) => key === '2');
  expect(scope2(before)).toMatchObject({ CO2_total: 531, market_CO2: 531 });
  expect(scope2(await summaryOf(2025))).toMatchObject({ CO2_total: 531, market_CO2: 30 });
}, 60_000);

it('names each factor of a figure with its days, where a tariff begins within a bill', async () => {
  const poland = { ...LOCATION, name: 'Lodz', country: 'PL', electricity_grid: 'Poland' };
  const location_id = (await send('POST', 'locations', poland)).obj._id;
  // Before the tariff of the other test, which holds for all locations.
  const february = { from: utcDay(2024, 2, 1), to: utcDay(2024, 2, 29) };
  const bill = { location_id, ...february, amount: 2900, units: 'kWh', renewable_amount: 0 };
  const { _id } = (await send('POST', 'electricity_activitys', bill)).obj;
  await send('POST', 'own_factors', {
    ...{ name: 'Mid', kind: 'supplier_tariff', activity_type: 'electricity_activitys', source: 'P', location_id },
    ...{ kg_co2e: 0.02, units: 'kWh', valid_from: utcDay(2024, 2, 10) },
  });

  const { obj } = await send('POST', 'recalculate', { location_id });
  await inState(obj._id, 'proposed');

  const { list } = await send('GET', `recalculation_changes?recalculation_id=${obj._id}`);
  expect(list).toMatchObject([{ activity_id: _id, causes: [{ reason: 'Other factors apply' }] }]);
  const [{ before, after }] = list[0].causes;
  expect(after).toMatchObject({
    factor: null,
    label: expect.stringMatching(/Poland.*; P, Mid, v1$/),
    parts: [
      { label: before.label, factor: before.factor, from: february.from, to: utcDay(2024, 2, 9), quantity: '900' },
      { label: 'P, Mid, v1', factor: '0.02', from: utcDay(2024, 2, 10), to: february.to, quantity: '2000' },
    ],
  });
  expect(after.parts[0].label).toMatch(/Poland/);
}, 60_000);

it('says that a record changed which the figure depends on, not that somebody edited the activity', async () => {
  const location_id = (await send('POST', 'locations', { ...LOCATION, area: 100, area_units: 'm2' })).obj._id;
  const lease = { location_id, energy_per_m2: 120, from: utcDay(2025, 1, 1), to: utcDay(2025, 12, 31) };
  const made = await send('POST', 'lease_activitys', lease);
  expect(made.err).toBeUndefined();
  await send('PATCH', `locations/${location_id}`, { area: 50 });

  const { obj } = await send('POST', 'recalculate', { activity: 'lease_activitys' });
  const proposed = await inState(obj._id, 'proposed');

  expect(proposed.difference.reasons).toEqual([{ reason: 'A record that the figure depends on changed', rows: 1 }]);
  expect(proposed.difference.total.after_kg).toBeCloseTo(proposed.difference.total.before_kg / 2, 6);
}, 60_000);
