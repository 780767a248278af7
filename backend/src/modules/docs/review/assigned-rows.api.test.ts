import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
const made: Record<string, string> = {};

beforeAll(async () => {
  world = await makeWorld();
  const { admin } = world;
  const add = async (entity: string, draft: object) => (await admin.send('POST', entity, draft)).body.obj._id as string;
  made['location'] = await add('locations', LOCATION);
  made['partner'] = await add('partners', { name: 'Malt Supplies' });
  made['product'] = await add('products', { name: 'Malt', units: 'kg', location_id: made['location'] });
}, 60_000);
afterAll(() => world.stop());

const goods = async () => {
  const rows = [{ description: 'Pale malt' }, { description: 'Dark malt' }];
  const draft = { name: 'Goods', doc_ids: ['goods_list'], prep_data: { goods_list: rows } };
  const { status, body } = await world.admin.send('POST', 'docs', draft);
  expect(status).toBe(201);
  return body.obj._id as string;
};
const rowsOf = async (id: string) => (await world.admin.send('GET', `docs/${id}`)).body.obj.prep_data.goods_list;

it('gives one row, or every row, a supplier, a product and a location', async () => {
  const { admin } = world;
  const id = await goods();
  const one = await admin.send('POST', `docs/${id}/add_doc_product`, { product: made['product'], src_id: 1 });
  expect(one.status).toBe(200);
  expect((await rowsOf(id)).map(({ product_id }: { product_id?: string }) => product_id)).toEqual([
    undefined,
    made['product'],
  ]);
  const all = { allDocRows: true };
  expect((await admin.send('POST', `docs/${id}/add_doc_supplier`, { supplier: made['partner'], ...all })).status).toBe(
    200,
  );
  expect((await admin.send('POST', `docs/${id}/add_doc_location`, { location: made['location'], ...all })).status).toBe(
    200,
  );
  expect(await rowsOf(id)).toMatchObject([
    { description: 'Pale malt', partner_id: made['partner'], location_id: made['location'] },
    { product_id: made['product'], partner_id: made['partner'], location_id: made['location'] },
  ]);
});

it('gives the document itself what it has a field for', async () => {
  const { admin } = world;
  const draft = { name: 'Bill', doc_ids: ['electricity'] };
  const { _id } = (await admin.send('POST', 'docs', draft)).body.obj;
  expect((await admin.send('POST', `docs/${_id}/add_doc_location`, { location: made['location'] })).status).toBe(200);
  const { obj } = (await admin.send('GET', `docs/${_id}`)).body;
  expect(obj.prep_data.location_id).toBe(made['location']);
});

it('refuses a row that is not there, what no type takes, and records of nobody or of another company', async () => {
  const { admin, stranger } = world;
  const id = await goods();
  const send = (action: string, input: object) => admin.send('POST', `docs/${id}/${action}`, input);
  const beyond = await send('add_doc_product', { product: made['product'], src_id: 7 });
  expect([beyond.status, Object.keys(beyond.body.errors)]).toEqual([400, ['src_id']]);
  const itself = await send('add_doc_product', { product: made['product'] });
  expect([itself.status, Object.keys(itself.body.errors)]).toEqual([400, ['product_id']]);
  const theirs = (await stranger.send('POST', 'partners', { name: 'Not ours' })).body.obj._id;
  for (const supplier of ['nobody', theirs])
    expect((await send('add_doc_supplier', { supplier, allDocRows: true })).status).toBe(400);
  expect((await rowsOf(id))[0].partner_id ?? null).toBeNull();
  expect((await stranger.send('POST', `docs/${id}/add_doc_supplier`, { supplier: theirs })).status).toBe(404);
});
