import { utcDay } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../test/create-record';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

type Body = Record<string, unknown> & { _id: string };

let world: World;
const send = (method: string, path: string, body?: object) => world.admin.send(method, path, body);
const made = (entity: string, draft: object): Promise<Body> => createRecord(world.admin, entity, draft);
const site = (over: object) => made('locations', { ...LOCATION, ...over });

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

const MARCH = { from: utcDay(2025, 3, 1), to: utcDay(2025, 3, 31) };
const bill = ({ _id: location_id }: Body, over: object = {}) =>
  made('electricity_activitys', { location_id, ...MARCH, amount: 1000, units: 'kWh', renewable_amount: 0, ...over });
const gas = ({ _id: location_id }: Body) =>
  made('fuel_activitys', { location_id, ...MARCH, fuel: 'Natural gas', amount: 100, units: 'kWh', quantity: 1 });

const countedOf = async ({ _id }: Body) =>
  ((await send('GET', `emission_calcs?activity_id=${_id}&used=true`)).body.list as Body[])
    .filter(({ superseded_by }) => superseded_by === null)
    .map(({ component, scope, scope3_category: category }) => `${component} ${scope} ${category ?? ''}`.trim())
    .sort();

it('puts Scope 1 and 2 of a leased location that others run into category 8', async () => {
  const run = await site({ leased: true });
  const leased = await site({ leased: true, operational_control: false });
  const [own, power, heat] = [await bill(run), await bill(leased), await gas(leased)];

  expect(await countedOf(own)).toContain('direct scope_2');
  expect(own['scope']).toBe('scope_2');
  expect(await countedOf(power)).toEqual(['direct', 'td', 'wtt', 'wtt_td'].map((name) => `${name} scope_3 8`));
  expect([power['scope'], heat['scope']]).toEqual(['scope_3', 'scope_3']);
  expect(await countedOf(heat)).toEqual(['direct scope_3 8', 'wtt scope_3 8']);
  // The same kilograms, in another scope; nothing of it is in the market-based total of Scope 2.
  expect(power['emission_calc']).toMatchObject({ market_CO2: null });
  expect((power['emission_calc'] as Body)['CO2']).toBe((own['emission_calc'] as Body)['CO2']);
});

it('puts a location that the company owns and others run into category 13', async () => {
  expect(await countedOf(await gas(await site({ operational_control: false })))).toContain('direct scope_3 13');
});

it.each([
  ['before it', utcDay(2025, 4, 30), 'scope_2'],
  ['for the first half', utcDay(2025, 3, 16), 'scope_2'],
  ['for a few days', utcDay(2025, 3, 5), 'scope_3'],
  ['never in it', utcDay(2025, 2, 28), 'scope_3'],
])('looks at the days: a bill of March, control %s', async (_, controlled_until, scope) => {
  const place = await site({ leased: true, operational_control: false, controlled_until });
  expect((await bill(place))['scope']).toBe(scope);
});

it('keeps vehicles and what is stated by hand where they are', async () => {
  const { _id: location_id } = await site({ leased: true, operational_control: false });
  const stated = await made('carbon_activitys', { location_id, ...MARCH, amount: 5, scope: 'scope_1' });
  const car = { name: 'Car', type: 'medium_car', fuel_type: 'petrol', fuel_units: 'km', location_id };
  const { _id: vehicle_id } = await made('vehicles', car);
  const draft = { vehicle_id, date: MARCH.from, fuel_type: 'petrol', quantity: 50, fuel_units: 'L' };
  expect([stated['scope'], (await made('vehicle_activitys', draft))['scope']]).toEqual(['scope_1', 'scope_1']);
});

it('takes a market-based figure that somebody stated out of the total of Scope 2', async () => {
  const place = await site({ leased: true });
  const power = await bill(place);
  const why = { method: 'manual', reason: 'Contract', no_evidence_reason: 'On paper' };
  const line = { scope: 'scope_2', scope2_basis: 'market' };
  await made('emission_calcs', { activity_id: power._id, CO2: 20, units: 'kg', used: true, ...line, ...why });
  await send('PATCH', `locations/${place._id}`, { operational_control: false });
  const again = await send('PATCH', `electricity_activitys/${power._id}`, { description: 'Once more' });

  expect(again.body.obj.emission_calc).toMatchObject({ CO2: 245.4, market_CO2: null });
  expect((await countedOf(power)).filter((each) => each.includes('scope_2'))).toEqual([]);
});

it('moves what is there at a recalculation, which is offered for it', async () => {
  const place = await site({ leased: true });
  const power = await bill(place);
  const change = { operational_control: false };
  const offered = await send('POST', 'dependent_figures', { entity: 'locations', id: place._id, changes: change });
  await send('PATCH', `locations/${place._id}`, change);
  const again = await send('PATCH', `electricity_activitys/${power._id}`, { description: 'Once more' });

  expect(offered.body.obj).toMatchObject({ activities: 1 });
  expect(again.body.obj.scope).toBe('scope_3');
  expect(await countedOf(power)).toContain('direct scope_3 8');
});
