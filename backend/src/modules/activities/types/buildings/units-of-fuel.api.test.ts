import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type World } from '../../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

async function burnt(fuel: string, units: string, country: string, electricity_grid: string) {
  const { admin } = world;
  const site = { ...LOCATION, country, electricity_grid };
  const location_id = (await admin.send('POST', 'locations', site)).body.obj._id;
  const march = { from: utcDay(2025, 3, 1), to: utcDay(2025, 3, 31), amount: 100, quantity: 1 };
  return admin.send('POST', 'fuel_activitys', { location_id, ...march, fuel, units, manual_energy: false });
}

const NOT_HERE = 'No factor of this fuel is published for this unit in the country of the location';

// Biogas is printed by the tonne and kWh in the United Kingdom (2_105_1047), by the scf and mmBtu in the United States.
it.each([
  ['Biogas', 'm3', 'GB', 'United Kingdom', 400],
  ['Landfill gas', 'scf', 'FR', 'France', 400],
  ['Biogas', 'm3', 'US', 'US Average', 201],
  ['Biogas', 'kWh', 'GB', 'United Kingdom', 201],
  ['Biogas', 't', 'US', 'US Average', 201],
  ['Natural gas', 'm3', 'FR', 'France', 201],
])('%s in %s in %s', async (fuel, units, country, grid, expected) => {
  const { status, body } = await burnt(fuel, units, country, grid);
  expect(status).toBe(expected);
  if (status === 400) expect(body.errors).toEqual({ units: NOT_HERE });
});

// A cubic metre of LPG at a meter is some 2 kg of gas, one in a tank 520 kg.
it.each(['LPG', 'Butane', 'Propane', 'Other petroleum gas', 'CNG', 'Biopropane'])(
  'asks whether a cubic metre of %s is gas or liquid, by asking for another unit',
  async (fuel) => {
    const { status, body } = await burnt(fuel, 'm3', 'GB', 'United Kingdom');
    const errors = { units: 'A cubic metre of this fuel can be gas or liquid. Enter litres, a weight or the energy' };
    expect([status, body.errors]).toEqual([400, errors]);
    expect((await burnt(fuel, 'L', 'GB', 'United Kingdom')).status).toBe(201);
  },
);

it('a custom factor of the unit lets it in', async () => {
  const own = { name: 'Digester', kind: 'own_measurement', activity_type: 'fuel_activitys', item: 'Biogas' };
  const figure = { kg_co2e: 0.01, units: 'm3', valid_from: utcDay(2025, 1, 1), source: 'Measured' };
  expect((await world.admin.send('POST', 'own_factors', { ...own, ...figure })).status).toBe(201);
  expect((await burnt('Biogas', 'm3', 'GB', 'United Kingdom')).status).toBe(201);
});
