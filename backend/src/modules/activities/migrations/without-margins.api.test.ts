import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { utcDay } from '@lichen/contracts/formats/days';
import { schemaOver } from '../../../platform/store/schema';
import { up as withoutMargins } from './2026-11-23-21-without-margins';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const made = async (entity: string, draft: object): Promise<string> =>
  (await world.admin.send('POST', entity, draft)).body.obj._id;

it('keeps the choice of earlier purchases under its new name', async () => {
  const { database } = world.engine.platform;
  const location_id = await made('locations', LOCATION);
  const partner_id = await made('partners', { name: 'Prairie Beans', currency: 'USD' });
  const product_id = await made('products', { name: 'Beans', units: 'kg', location_id });
  const bought = { location_id, partner_id, product_id, units: 'kg', size: 1, quantity: 1 };
  const id = await made('purchased_goods_activitys', {
    ...{ ...bought, order_date: utcDay(2022, 5, 1), spend_category: 'naics_111110', without_margins: true },
    cost: { amount: 1000, currency: 'USD' },
  });
  const [row] = await database.all('SELECT data FROM activities WHERE id = ?', [id]);
  const { without_margins, ...rest } = JSON.parse(String(row?.['data']));
  const old = JSON.stringify({ ...rest, producer_price: without_margins });
  await database.transaction((tx) => tx.run('UPDATE activities SET data = ? WHERE id = ?', [old, id]));

  await withoutMargins(schemaOver(database.sequelize.getQueryInterface()));
  const { obj } = (await world.admin.send('GET', `purchased_goods_activitys/${id}`)).body;
  expect(obj).toMatchObject({ without_margins: true });
  expect(obj).not.toHaveProperty('producer_price');
  // 1,000 × 0.488, without margins.
  expect(obj.emission_calc.CO2).toBe(488);
});
