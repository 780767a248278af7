import { importSteps } from '../../../../test/worlds/import-world';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
const { checked, decided, stateOf } = importSteps(() => world);

beforeAll(async () => {
  world = await makeWorld();
  await world.admin.send('POST', 'locations', { ...LOCATION, name: 'Works' });
}, 60_000);
afterAll(() => world.stop());

const begun = async (type: string, prep_data: Record<string, unknown> = {}) => {
  const { obj } = (await world.admin.send('POST', 'docs', { name: type, doc_ids: [type] })).body;
  const send = async (verb: string, body: Record<string, unknown> = {}) =>
    (await world.admin.send('POST', `docs/${obj._id}/${verb}`, body)).body;
  if (Object.keys(prep_data).length > 0) await send('update', { prep_data });
  return { id: obj._id as string, send };
};
const totalOf = async (entity: string) => (await world.admin.send('GET', `${entity}?limit=1`)).body.total;

const LISTS = [
  ['vehicle_list', 'vehicles', 'Name,Vehicle type,Fuel type,Location\nLorry 7,average van,diesel,Works\n'],
  [
    'location_list',
    'locations',
    'Name,Address line 1,Town or city,Post code,Country,Electricity grid\nMill,1 Lane,Leeds,L1,GB,United Kingdom\n',
  ],
  [
    'goods_list',
    'purchased_goods_activitys',
    'Description,Supplier,Product,Order date,Location,Cost,Spend category\nMalt,Maltings,Malt,2026-10-01,Works,1200,sic2003_15\n',
  ],
] as const;

it.each(LISTS)(
  'counts %s as applied once an import has written its rows',
  async (type, entity, file) => {
    if (type === 'goods_list') {
      await world.admin.send('POST', 'partners', { name: 'Maltings' });
      await world.admin.send('POST', 'products', { name: 'Malt', units: 'kg', location_id: null });
    }
    const before = await totalOf(entity);
    const { send } = await begun(type);
    const { _id: import_id } = await checked(world.admin, file, entity);
    expect(await stateOf(world.admin, import_id)).toMatchObject({ new_rows: 1, repairs: [] });
    expect((await send('update', { import_id })).obj).toMatchObject({ status: 'validated', import_id });
    expect((await send('apply')).err).toBe('Import the list first.');

    await decided(world.admin, import_id, 'run', 'done');
    expect((await send('apply')).obj).toMatchObject({ status: 'applied', applied_types: [type], prep_data: null });
    expect(await totalOf(entity)).toBe(before + 1);

    expect((await send('unapply')).err).toBe('Undo the import of the list first.');
    await decided(world.admin, import_id, 'undo', 'undone');
    expect((await send('unapply')).obj.applied_types).toBeNull();
    expect(await totalOf(entity)).toBe(before);
    expect((await send('apply')).err).toBe('Import the list first.');
  },
  60_000,
);

it('makes rows that were entered here where an import of them came to nothing, and waits for one under way', async () => {
  const location_id = (await world.admin.send('POST', 'locations', { ...LOCATION, name: 'Yard' })).body.obj._id;
  const row = { name: 'Lorry 8', location_id, type: 'average_van', fuel_type: 'diesel', fuel_units: 'L' };
  const { send } = await begun('vehicle_list', { vehicle_list: [row] });
  const { _id: import_id } = await checked(world.admin, LISTS[0][2], 'vehicles');
  await send('update', { import_id });
  expect((await send('apply')).err).toBe('Import the list first.');

  await decided(world.admin, import_id, 'run', 'done');
  await decided(world.admin, import_id, 'undo', 'undone');
  expect((await send('apply')).obj.status).toBe('applied');
  const { list } = (await world.admin.send('GET', 'vehicles?limit=100')).body;
  expect(list.map(({ name }: { name: string }) => name)).toEqual(['Lorry 8']);
}, 60_000);
