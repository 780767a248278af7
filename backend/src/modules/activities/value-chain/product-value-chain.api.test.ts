import type { ChainItem } from '@lichen/contracts/activities/value-chain/product-value-chain.call';
import { createRecord } from '../../../../test/create-record';
import { makeWorld, type World } from '../../../../test/world';

let world: World;
let location_id: string;
let product_id: string;
let path: string;

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);
const made = async (entity: string, draft: object): Promise<string> =>
  (await createRecord(world.admin, entity, draft))._id;

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await world.admin.send('GET', 'locations')).body.list[0]._id;
  product_id = await made('products', { name: 'Pale ale', units: 'L' });
  path = `product_value_chain?product_id=${product_id}&start_date=${day(2025, 1, 1)}&end_date=${day(2025, 12, 31)}`;
  const input_product_id = await made('products', { name: 'Malt', units: 'kg' });
  const supplier = await made('partners', { name: 'Wold Maltings', partner_roles: ['supplier'] });
  const customer = await made('partners', { name: 'Castle Street Stores', partner_roles: ['customer'] });
  const goods = { product_id, location_id, unit_type: 'simple', size: 1, quantity: 3, units: 'kg' };
  const bought = { ...goods, partner_id: supplier, material: 'food_and_drink', description: 'Malt of March' };
  await made('purchased_goods_activitys', { ...bought, order_date: day(2025, 3, 1) });
  await made('purchased_goods_activitys', { ...bought, order_date: day(2024, 3, 1) });
  await made('purchased_goods_activitys', { ...bought, order_date: day(2025, 3, 1), applied: false });
  await made('product_used_activitys', {
    ...{ ...goods, input_product_id, used_for_packaging: false, used_date: day(2025, 3, 2) },
  });
  await made('sales_order_activitys', { ...goods, partner_id: customer, order_date: day(2025, 4, 1) });
  const released = { waste_released_weight: 11, waste_released_weight_units: 'kg' };
  await made('waste_activitys', {
    ...{ product_id, location_id, collection_date: day(2025, 3, 20), other_route: 'landfill', ...released },
  });
});
afterAll(() => world.stop());

const chainOf = async (): Promise<readonly ChainItem[]> => (await world.admin.send('GET', path)).body.list;

it('has the activities of the product that count in the period, the latest first', async () => {
  const { body } = await world.admin.send('GET', path);

  expect(body.list.map(({ activity_type }: ChainItem) => activity_type)).toEqual([
    ...['sales_order_activitys', 'waste_activitys', 'product_used_activitys', 'purchased_goods_activitys'],
  ]);
  expect(body.total).toBe(4);
});

it('names partner, location and what went in, with the amount and its units', async () => {
  const [sale, waste, used, purchase] = await chainOf();

  expect(purchase).toMatchObject({ description: 'Malt of March', partner: { name: 'Wold Maltings' } });
  expect(purchase?.location?._id).toBe(location_id);
  expect(purchase?.emission_calc).toMatchObject({ basis: 3, basis_units: 'kg', scope: 'scope_3' });
  expect(used).toMatchObject({ input_product: { name: 'Malt' }, partner: null });
  expect(waste?.emission_calc).toMatchObject({ basis: 11, basis_units: 'kg' });
  expect(sale).toMatchObject({ partner: { name: 'Castle Street Stores' } });
});

it('has the figure of an activity, and none of one that has no emissions of its own', async () => {
  const [sale, , used, purchase] = await chainOf();

  expect(purchase?.emission_calc.CO2).toBeGreaterThan(0);
  expect(used?.emission_calc.CO2).toBeNull();
  expect(sale?.emission_calc.CO2).toBeNull();
});

it('is for whoever opens the pages of products, of their own company', async () => {
  expect((await (await world.someone(['vehicle_admin'])).send('GET', path)).status).toBe(200);
  expect((await (await world.someone(['user'])).send('GET', path)).status).toBe(403);
  expect((await world.stranger.send('GET', path)).status).toBe(404);
});
