import { utcDay } from '@lichen/contracts/formats/days';
import { draftOf } from '../../../../test/examples';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { FIGURE_SOURCES } from './figure-sources';

type Body = Record<string, unknown>;

let world: World;
let place: string;
const ids: Record<string, string> = {};
let generated: Body;

async function made(entity: string, draft: Body): Promise<string> {
  const { status, body } = await world.admin.send('POST', entity, draft);
  if (status !== 201) throw new Error(`${entity}: ${JSON.stringify(body)}`);
  return body.obj._id;
}
async function done(method: string, path: string, body?: Body) {
  const answer = await world.admin.send(method, path, body);
  expect([path, answer.status, answer.body.err]).toEqual([path, 200, undefined]);
}

const YEAR = { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) };
const bill = () => ({
  type: 'electricity_activitys',
  draft: { location_id: place, amount: 1000, units: 'kWh', renewable_amount: 0, ...YEAR },
});
const gas = () => ({
  type: 'fuel_activitys',
  draft: {
    location_id: place,
    fuel: 'Natural gas',
    units: 'kWh',
    amount: 9,
    quantity: 1,
    manual_energy: false,
    ...YEAR,
  },
});
const tank = () => ({
  type: 'vehicle_activitys',
  draft: { vehicle_id: ids['vehicles'], date: utcDay(2025, 1, 31), fuel_type: 'diesel', quantity: 5, fuel_units: 'L' },
});
const purchase = (more: Body = {}) => ({
  type: 'purchased_goods_activitys',
  draft: {
    ...{ location_id: place, product_id: ids['products'], partner_id: ids['partners'], size: 1, quantity: 10 },
    ...{ units: 'm3', material: 'Paper', order_date: utcDay(2025, 6, 1), ...more },
  },
});
const spend = () => purchase({ cost: { amount: 100, currency: 'GBP' } });
const industry = () =>
  purchase({ material: null, cost: { amount: 100, currency: 'GBP' }, spend_category: 'sic2003_72' });
const power = () => ({ type: 'power_activitys', draft: generated });

const burnt = async () => {
  const source = { name: 'Gas oil', power_generation_method: 'fuel', max_output: 5, max_output_units: 'kW' };
  const source_id = await made('power_sources', { ...source, location_id: place });
  return {
    type: 'power_activitys',
    draft: { location_id: place, source_id, amount: 9, units: 'L', quantity: 1, ...YEAR },
  };
};

const RETURN = {
  ...{ period_start: utcDay(2025, 1, 1), period_end: utcDay(2025, 12, 31), revenue: 1000, currency: 'GBP' },
  ...{ scope1_co2: 10, co2_units: 't', quality: 'reported' },
};
const TARIFF = {
  ...{ name: 'Gas', kind: 'supplier_tariff', activity_type: 'fuel_activitys', item: 'Natural gas' },
  ...{ kg_co2e: 0.05, units: 'kWh', valid_from: utcDay(2025, 1, 1), source: 'Letter' },
};
const PER_POUND = {
  ...{ name: 'Computers', kind: 'own_measurement', activity_type: 'purchased_goods_activitys', currency: 'GBP' },
  ...{ item: 'sic2003_72', kg_co2e: 0.05, units: 'kg', valid_from: utcDay(2025, 1, 1), source: 'Study' },
};
const OF_SOURCE = {
  ...{ name: 'Gas oil', kind: 'own_measurement', activity_type: 'power_activitys', item: 'Gas oil', units: 'L' },
  ...{ kg_co2e: 2, valid_from: utcDay(2025, 1, 1), source: 'Laboratory' },
};
const patch = (entity: string, changes: Body) => () => done('PATCH', `${entity}/${ids[entity]}`, changes);
const renewed = async (entity: string, draft: Body) => {
  ids[entity] = await made(entity, draft);
};
const account = (changes: Body) => () => done('PATCH', 'account', changes);

beforeAll(async () => {
  world = await makeWorld();
  place = await made('locations', LOCATION);
  ids['locations'] = place;
  ids['vehicles'] = await made('vehicles', {
    ...{ name: 'Van', type: 'average_van', fuel_type: 'diesel', fuel_units: 'L', location_id: place },
  });
  ids['products'] = await made('products', { name: 'Beans', units: 'm3', density: 0.5 });
  ids['partners'] = await made('partners', { name: 'Growers' });
  generated = { ...(await draftOf(world, 'power_activitys')), ...YEAR };
  ids['power_sources'] = String(generated['source_id']);
}, 60_000);
afterAll(() => world.stop());

type Entered = { type: string; draft: Body };
/** Source, what happens to it, an activity that is made of it, and whether its figure is behind then. */
const CASES: [
  source: string,
  act: string,
  of: () => Entered | Promise<Entered>,
  act: () => Promise<void>,
  is: boolean,
][] = [
  [
    'locations',
    'grid and country changed',
    bill,
    patch('locations', { country: 'FR', electricity_grid: 'France' }),
    true,
  ],
  [
    'locations',
    'grid and country changed back',
    bill,
    patch('locations', { country: 'GB', electricity_grid: 'United Kingdom' }),
    true,
  ],
  [
    'locations',
    'country of where its vehicle stands',
    tank,
    patch('locations', { country: 'FR', electricity_grid: 'France' }),
    true,
  ],
  ['locations', 'run by others', gas, patch('locations', { operational_control: false }), true],
  ['locations', 'renamed', bill, patch('locations', { name: 'Mill' }), false],
  ['vehicles', 'fuel changed', tank, patch('vehicles', { fuel_type: 'petrol' }), true],
  ['vehicles', 'type changed', tank, patch('vehicles', { type: 'average_car' }), true],
  ['vehicles', 'renamed', tank, patch('vehicles', { name: 'Red van' }), false],
  ['products', 'density changed', purchase, patch('products', { density: 0.6 }), true],
  ['products', 'renamed', purchase, patch('products', { name: 'Peas' }), false],
  ['power_sources', 'method changed', power, patch('power_sources', { power_generation_method: 'wind' }), true],
  ['power_sources', 'output changed', power, patch('power_sources', { max_output: 77 }), false],
  [
    'partner_returns',
    'added',
    spend,
    () => renewed('partner_returns', { ...RETURN, partner_id: ids['partners'] }),
    true,
  ],
  ['partner_returns', 'figure changed', spend, patch('partner_returns', { scope1_co2: 12 }), true],
  ['partner_returns', 'coverage changed', spend, patch('partner_returns', { scope3_coverage: 'some' }), true],
  ['partner_returns', 'spend changed', spend, patch('partner_returns', { spend: 9 }), true],
  ['partner_returns', 'deleted', spend, () => done('DELETE', `partner_returns/${ids['partner_returns']}`), true],
  ['own_factors', 'added', gas, () => renewed('own_factors', TARIFF), true],
  ['own_factors', 'changed', gas, patch('own_factors', { kg_co2e: 0.06 }), true],
  ['own_factors', 'renamed', gas, patch('own_factors', { name: 'Tariff' }), false],
  ['own_factors', 'days changed', gas, patch('own_factors', { valid_from: utcDay(2025, 2, 1) }), true],
  ['own_factors', 'of other days changed', gas, patch('own_factors', { kg_co2e: 0.07 }), false],
  [
    'own_factors',
    'deleted after its days came back',
    gas,
    async () => {
      await patch('own_factors', { valid_from: utcDay(2025, 1, 1) })();
      await done('DELETE', `own_factors/${ids['own_factors']}`);
    },
    true,
  ],
  ['own_factors', 'per unit of money added', industry, () => renewed('own_factors', PER_POUND), true],
  ['own_factors', 'per unit of money changed', industry, patch('own_factors', { kg_co2e: 0.06 }), true],
  ['own_factors', 'per unit of money changed elsewhere', spend, patch('own_factors', { kg_co2e: 0.07 }), false],
  ['own_factors', 'of what a source is named after added', burnt, () => renewed('own_factors', OF_SOURCE), true],
  ['own_factors', 'of what a source is named after changed', burnt, patch('own_factors', { kg_co2e: 3 }), true],
  ['account', 'year rule changed', bill, account({ factor_year_rule: 'majority' }), true],
  ['account', 'warming potentials changed', bill, account({ refrigerant_gwp: 'AR6' }), false],
];

it('has a case of every record that figures are made of', () => {
  expect(new Set(CASES.map(([source]) => source))).toEqual(new Set(FIGURE_SOURCES.map(({ name }) => name)));
});

it.each(CASES)(
  '%s, %s: seen by what is there and by what is restored later',
  async (source, _act, of, act, isBehind) => {
    const { type, draft } = await of();
    const [there, deleted] = [await made(type, draft), await made(type, { ...draft, description: 'Second' })];
    await done('DELETE', `${type}/${deleted}`);
    await act();
    await done('POST', `${type}/${deleted}/restore`);

    const found = await Promise.all([there, deleted].map((id) => world.admin.send('GET', `activities/${id}`)));
    const behind = found.map(({ body: { obj } }) => [obj.behind_by, obj.behind_since !== null]);
    expect(behind).toEqual([0, 1].map(() => (isBehind ? [source, true] : [null, false])));
  },
);

it('hears of nothing that changed before it was deleted, or in another company', async () => {
  const { type, draft } = gas();
  await patch('locations', { country: 'US' })();
  const id = await made(type, draft);
  await done('DELETE', `${type}/${id}`);
  await world.stranger.send('PATCH', 'account', { factor_year_rule: 'start' });
  await done('POST', `${type}/${id}/restore`);
  expect((await world.admin.send('GET', `activities/${id}`)).body.obj.behind_since).toBeNull();
});
