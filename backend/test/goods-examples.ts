import type { World } from './world';

type Body = Record<string, unknown>;

/** What examples of goods are made of: records of other kinds. */
export interface GoodsParts {
  created(world: World, entity: string, draft: Body): Promise<string>;
  draftOf(world: World, entity: string): Promise<Body>;
}

const DAY = 86_400_000;
const FROM = Date.UTC(2024, 0, 1);

/** What a valid create of each type of goods, waste and stated figures sends. */
export function goodsDrafts({ created, draftOf }: GoodsParts): Record<string, (world: World) => Promise<Body>> {
  const made = async (world: World, entity: string) => created(world, entity, await draftOf(world, entity));
  const goods = async (world: World): Promise<Body> => {
    const product = await draftOf(world, 'products');
    return {
      location_id: product['location_id'],
      product_id: await created(world, 'products', product),
      ...{ units: 'kg', size: 2.5, quantity: 4 },
    };
  };
  const traded = async (world: World): Promise<Body> => ({
    ...(await goods(world)),
    partner_id: await made(world, 'partners'),
    order_date: FROM,
  });
  const metered = async (world: World): Promise<Body> => {
    const location_id = await made(world, 'locations');
    const partner_id = await made(world, 'partners');
    return { location_id, partner_id, from: FROM, to: FROM + 30 * DAY, amount: 12, units: 'm3' };
  };
  return {
    water_activitys: metered,
    discharge_activitys: metered,
    waste_activitys: async (world) => {
      const { location_id, product_id, partner_id } = await traded(world);
      const amount = { waste_material: 'glass', landfill_weight: 120.5, landfill_weight_units: 'kg' };
      return { location_id, product_id, partner_id, collection_date: FROM, ...amount };
    },
    purchased_goods_activitys: async (world) => ({ ...(await traded(world)), material: 'glass', recycle: 20 }),
    sales_order_activitys: traded,
    product_production_activitys: async (world) => ({ ...(await goods(world)), production_date: FROM }),
    product_used_activitys: async (world) => ({
      ...(await goods(world)),
      input_product_id: await made(world, 'products'),
      used_date: FROM,
    }),
    carbon_activitys: async (world) => ({
      location_id: await made(world, 'locations'),
      vehicle_id: await made(world, 'vehicles'),
      profile_id: await made(world, 'profiles'),
      ...{ from: FROM, to: FROM + DAY, amount: 12.5, scope: 'scope_3', scope3_category: 4 },
    }),
    task_activitys: async (world) => ({
      location_id: await made(world, 'locations'),
      completed_by: await made(world, 'profiles'),
      ...{ task_type: 'Meter reading', start_date: FROM, end_date: FROM + DAY, elapsed_time: 1.5 },
    }),
  };
}

/** One change of each that leaves the record valid. */
export const goodsChanges = (next: () => number): Record<string, () => Body> => ({
  discharge_activitys: () => ({ amount: 1000 + next() }),
  waste_activitys: () => ({ landfill_weight: 1000 + next() }),
  purchased_goods_activitys: () => ({ quantity: 1 + next() }),
  sales_order_activitys: () => ({ quantity: 1 + next() }),
  product_production_activitys: () => ({ quantity: 1 + next() }),
  product_used_activitys: () => ({ quantity: 1 + next() }),
  carbon_activitys: () => ({ amount: 10 + next() }),
  task_activitys: () => ({ elapsed_time: 1 + (next() % 40) }),
});
