import { type World, makeWorld } from '../../../../test/world';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

const burnt = async (body: object) => (await world.admin.send('POST', 's1_mobile_combustion', body)).body;

// UK Government 2026, average load: all lorries 0.89743 a kilometre (5_304_3140_4_1), an average van 0.25716.
it('takes a job of an invoice for an average lorry on diesel, as a journey of one', async () => {
  const said = { Activity_Type: 'Truck transport', Fuel_Source: 'Diesel', Vehicle_Type: 'medium and heavy vehicles' };
  const plain = await burnt({ Activity_Amount: 100 });
  expect(plain).toEqual({ emissions: 89.743, units: 'kg', factor: expect.stringContaining('Average laden') });
  expect(await burnt({ ...said, Activity_Amount: 100, Unit_of_Fuel: 'km' })).toEqual(plain);
  const van = { Vehicle_Type: 'average_van', Activity_Amount: 100 };
  expect((await burnt(van)).emissions).toBe(25.716);
  expect((await burnt({ ...van, Unit_of_Fuel: 'miles' })).emissions).toBe(41.386);
});

// UK Government 2026: diesel of the pump, 2.58354 a litre (1_101_1011_8_1).
it('takes fuel that was burnt by its volume', async () => {
  expect((await burnt({ Activity_Type: 'fuel_use', Activity_Amount: 40, Unit_of_Fuel: 'L' })).emissions).toBe(103.3416);
});

it.each([
  [{}, 'Activity_Amount'],
  [{ Activity_Amount: 5, Unit_of_Fuel: 'L' }, 'Unit_of_Fuel'],
  [{ Activity_Amount: 5, Activity_Type: 'fuel_use' }, 'Unit_of_Fuel'],
  [{ Activity_Amount: 5, Vehicle_Type: 'balloon' }, 'Vehicle_Type'],
  [{ Activity_Amount: 5, Vehicle_Type: 'average_van', Fuel_Source: 'battery_electric' }, 'Fuel_Source'],
  [{ Activity_Amount: 5, Colour: 'red' }, 'Colour'],
])('says what is wrong with %j', async (body, field) => {
  const { status, body: answer } = await world.admin.send('POST', 's1_mobile_combustion', body);
  expect([status, Object.keys(answer.errors)]).toEqual([400, [field]]);
});

it('is for those who work with documents', async () => {
  expect((await world.nobody('POST', 's1_mobile_combustion', { Activity_Amount: 1 })).status).toBe(401);
  const member = await world.someone(['user']);
  const { status } = await member.send('POST', 's1_mobile_combustion', { Activity_Amount: 1 });
  expect(status).toBe(403);
});
