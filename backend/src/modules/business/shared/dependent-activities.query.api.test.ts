import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { LOCATION, makeWorld, type World } from '../../../../test/world';
import { recordsOver } from '../../../platform/store/scoped-records';

let world: World;
let site: string;

beforeAll(async () => {
  world = await makeWorld();
  site = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
}, 60_000);
afterAll(() => world.stop());

const FROM = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;
const made = async (entity: string, draft: object): Promise<string> =>
  (await world.admin.send('POST', entity, draft)).body.obj._id;

/** An activity with figures that hangs on another record, as one of its own type would. */
async function activityOf(link: { vehicle_id?: string; source_id?: string; product_id?: string }): Promise<string> {
  const bill = { location_id: site, from: FROM, to: FROM + 30 * DAY, amount: 100, units: 'kWh', renewable_amount: 0 };
  const id = await made('electricity_activitys', bill);
  const { database } = world.engine.platform;
  const rows = recordsOver(database, database, world.admin.companyId)(activity);
  expect(await rows.update(await rows.get(id), link)).toBe(true);
  return id;
}

const totals = async () => JSON.stringify((await world.admin.send('GET', 'activity_summarys?year=2024')).body);

const VEHICLE = { name: 'Van', type: 'average_van', fuel_type: 'diesel' };
const SOURCE = { name: 'Sun', power_generation_method: 'solar_photovoltaic', max_output: 4, max_output_units: 'kW' };

it.each([
  ['vehicles', 'vehicle_id', VEHICLE],
  ['power_sources', 'source_id', SOURCE],
  ['products', 'product_id', { name: 'Malt' }],
])('takes the activities and figures of %s along, and leaves the others', async (entity, link, draft) => {
  const [id, other] = [
    await made(entity, { ...draft, location_id: site }),
    await made(entity, { ...draft, location_id: site }),
  ];
  const kept = await activityOf({ [link]: other });
  const before = await totals();
  const gone = await activityOf({ [link]: id });
  expect(await totals()).not.toBe(before);

  expect((await world.admin.send('PATCH', `${entity}/${id}`, { name: 'Other name' })).status).toBe(200);
  expect((await world.admin.send('GET', `activities/${gone}`)).status).toBe(200);
  expect((await world.admin.send('DELETE', `${entity}/${id}`)).status).toBe(200);

  expect((await world.admin.send('GET', `activities/${gone}`)).status).toBe(404);
  expect((await world.admin.send('GET', `emission_calcs?activity_id=${gone}`)).body.total).toBe(0);
  expect((await world.admin.send('GET', `activities/${kept}`)).status).toBe(200);
  expect(await totals()).toBe(before);
});

it('holds a product that another product is made of, and lets it go with its own records alone', async () => {
  const [beer, malt] = [await made('products', { name: 'Beer' }), await made('products', { name: 'Malt' })];
  const used = { location_id: site, used_date: FROM, quantity: 10, units: 'kg' };
  const brewed = await made('product_used_activitys', { ...used, product_id: beer, input_product_id: malt });
  const stated = {
    ...{ kind: 'supplier_tariff', activity_type: 'purchased_goods_activitys', kg_co2e: 0.2, units: 'kg' },
    ...{ valid_from: FROM, source: 'Letter of the supplier', name: 'Of the malt', product_id: malt },
  };
  const factor = await made('own_factors', stated);

  const refused = await world.admin.send('DELETE', `products/${malt}`);
  expect([refused.status, refused.body.err]).toEqual([422, 'Unable to delete this product']);
  expect(refused.body.uses).toMatchObject([{ kind: 'product_used_activitys', count: 1, one: '{count} activity' }]);
  expect((await world.admin.send('GET', `own_factors/${factor}`)).status).toBe(200);
  const ending = (await world.admin.send('GET', `products/${malt}/ends`)).body.obj;
  expect(ending).toMatchObject([{ kind: 'own_factors', count: 1, one: '{count} custom factor' }]);
  expect((await world.admin.send('GET', `products/${beer}/ends`)).body.obj).toEqual([]);
  expect((await world.stranger.send('GET', `products/${malt}/ends`)).status).toBe(404);
  expect((await world.admin.send('DELETE', `product_used_activitys/${brewed}`)).status).toBe(200);
  expect((await world.admin.send('DELETE', `products/${malt}`)).status).toBe(200);
  expect((await world.admin.send('GET', `own_factors/${factor}`)).status).toBe(404);
  expect((await world.admin.send('DELETE', `products/${beer}`)).status).toBe(200);
});
