import type { PowerGaps } from '@lichen/contracts/activities/list/summary.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type World } from '../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const gapsOf = async (year: number, asked = world.admin): Promise<PowerGaps> =>
  (await asked.send('GET', `get_power_gaps?year=${year}`)).body.obj;

async function power(country: string, electricity_grid: string, over: object = {}) {
  const { admin } = world;
  const site = { ...LOCATION, country, electricity_grid };
  const location_id = (await admin.send('POST', 'locations', site)).body.obj._id;
  const march = { from: utcDay(2025, 3, 1), to: utcDay(2025, 3, 31), amount: 1000, units: 'kWh', renewable_amount: 0 };
  const { status, body } = await admin.send('POST', 'electricity_activitys', { location_id, ...march, ...over });
  expect(status).toBe(201);
  return body.obj._id as string;
}

// Poland 0.566 (EEA 2024), US Average 0.35164249532643 (eGRID2023).
it('power without losses or upstream figures is told with its kWh, its emissions and its grids', async () => {
  expect(await gapsOf(2025)).toEqual({ td: { kWh: 0, kg: 0, grids: [] }, wtt: { kWh: 0, kg: 0, grids: [] } });
  await power('GB', 'United Kingdom');
  await power('PL', 'Poland', { self_produced: true });
  await power('PL', 'Poland', { applied: false });
  expect((await gapsOf(2025)).td.kWh).toBe(0);

  const polish = await power('PL', 'Poland', { amount: 2, units: 'MWh' });
  await power('US', 'US Average');
  // 31 of 62 days.
  await power('PL', 'Poland', { from: utcDay(2025, 12, 1), to: utcDay(2026, 1, 31), amount: 6200 });
  expect(await gapsOf(2025)).toEqual({
    td: { kWh: 5100, kg: 2886.6, grids: ['Poland'] },
    wtt: { kWh: 6100, kg: 3238.242495, grids: ['Poland', 'US Average'] },
  });
  expect((await gapsOf(2026)).td).toEqual({ kWh: 3100, kg: 1754.6, grids: ['Poland'] });

  const untilMarch = (await world.admin.send('GET', 'get_power_gaps?year=2025&months=3')).body.obj;
  expect(untilMarch.td).toEqual({ kWh: 2000, kg: 1132, grids: ['Poland'] });

  await world.admin.send('DELETE', `electricity_activitys/${polish}`);
  expect((await gapsOf(2025)).td.kWh).toBe(3100);
  expect((await gapsOf(2025, world.stranger)).td.kWh).toBe(0);
});

it('tells no losses as missing where the intensity of the grid holds them', async () => {
  const march = { from: utcDay(2024, 3, 1), to: utcDay(2024, 3, 31) };
  const id = await power('CA', 'Ontario', march);
  expect(await gapsOf(2024)).toEqual({
    td: { kWh: 0, kg: 0, grids: [] },
    wtt: { kWh: 1000, kg: 73, grids: ['Ontario'] },
  });
  const { list } = (await world.admin.send('GET', `emission_calcs?activity_id=${id}`)).body;
  const location = list.find((row: { scope2_basis: string }) => row.scope2_basis === 'location');
  expect(location.note).toBe(
    'The losses of the grid are within this intensity. No upstream figures are published for this region.',
  );
  await world.admin.send('DELETE', `electricity_activitys/${id}`);
});

it('reads bills only where their months have fewer figures of category 3 than power has', async () => {
  const read = jest.spyOn(world.engine.platform.database, 'all');
  const looked = async () => {
    read.mockClear();
    const told = await gapsOf(2024);
    return [
      told.td.kWh,
      told.wtt.kWh,
      read.mock.calls.filter(([text]) => text.includes('`emission_calcs`')).length > 0,
    ];
  };
  const days = { from: utcDay(2024, 3, 1), to: utcDay(2024, 4, 30) };
  await power('GB', 'United Kingdom', days);
  await power('GB', 'United Kingdom', { ...days, to: days.from });
  expect(await looked()).toEqual([0, 0, false]);
  const polish = await power('PL', 'Poland', days);
  expect(await looked()).toEqual([1000, 1000, true]);
  await world.admin.send('DELETE', `electricity_activitys/${polish}`);
  expect(await looked()).toEqual([0, 0, false]);
  // Run by others: nothing of it is in category 3, and none of it is the company's power.
  const { _id } = (await world.admin.send('POST', 'locations', { ...LOCATION, operational_control: false })).body.obj;
  await power('GB', 'United Kingdom', { ...days, location_id: _id });
  expect(await looked()).toEqual([0, 0, false]);
});
