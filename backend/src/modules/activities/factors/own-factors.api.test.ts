import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const TARIFF = {
  ...{ name: 'Green gas 2025', kind: 'supplier_tariff', activity_type: 'fuel_activitys', item: 'Natural gas' },
  ...{ kg_co2e: 0.0512345678, units: 'kWh', valid_from: utcDay(2025, 1, 1), source: 'Gas Ltd, letter of May' },
};

async function gasBill() {
  const { admin } = world;
  const location_id = (await admin.send('POST', 'locations', LOCATION)).body.obj._id;
  const period = { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) };
  const bill = { location_id, ...period, fuel: 'Natural gas', amount: 1000, units: 'kWh', quantity: 1 };
  const { status, body } = await admin.send('POST', 'fuel_activitys', { ...bill, manual_energy: false });
  expect(status).toBe(201);
  return body.obj;
}

const usedDirect = async (id: string) => {
  const { list } = (await world.admin.send('GET', `emission_calcs?activity_id=${id}`)).body;
  return list.find((row: Record<string, unknown>) => row['used'] && row['component'] === 'direct');
};

it('is used by what is saved from then on, and the record tells it for ever', async () => {
  const { admin } = world;
  const before = await gasBill();
  const tariff = (await admin.send('POST', 'own_factors', TARIFF)).body.obj;
  expect(tariff).toMatchObject({ kg_co2e: 0.0512345678, version: 1 });
  const after = await gasBill();

  expect((await usedDirect(before._id)).CO2).toBe(182.96);
  const row = await usedDirect(after._id);
  expect(row).toMatchObject({ CO2: 51.234568, method: 'supplier', factor_id: `own_factors/${tariff._id}@1` });

  await admin.send('DELETE', `own_factors/${tariff._id}`);
  const { obj } = (await admin.send('GET', `emission_calcs/${row._id}/explain`)).body;
  expect(obj.factors).toMatchObject([
    { value: '0.0512345678', publisher: 'Gas Ltd, letter of May, Green gas 2025, v1', units: 'kg CO₂e/kWh' },
  ]);
});

it.each([
  ['kg_co2', { kg_co2: 0.05 }, 'Enter all three gases or none'],
  ['kg_co2', { kg_co2: 0.01, kg_ch4: 0, kg_n2o: 0 }, 'The gases do not add up to the factor'],
  ['valid_from', { valid_to: utcDay(2024, 1, 1) }, expect.any(String)],
  ['kind', { kind: 'contractual_instrument' }, 'Contractual instruments apply to electricity only'],
  ['units', { activity_type: 'electricity_activitys', units: 'MWh' }, 'Electricity factors must be per kWh'],
  ['kg_co2e', { kg_co2e: -1 }, expect.any(String)],
])('refuses a wrong %s', async (field, changes, words) => {
  const { status, body } = await world.admin.send('POST', 'own_factors', { ...TARIFF, ...changes });

  expect(status).toBe(400);
  expect(body.errors).toMatchObject({ [field]: words });
});

it('belongs to its company', async () => {
  const tariff = (await world.admin.send('POST', 'own_factors', TARIFF)).body.obj;

  expect((await world.stranger.send('GET', `own_factors/${tariff._id}`)).status).toBe(404);
  expect((await world.stranger.send('GET', 'own_factors')).body.total).toBe(0);
  expect((await (await world.someone(['user'])).send('GET', 'own_factors')).status).toBe(403);
});
