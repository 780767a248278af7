import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../../test/create-record';
import { LOCATION, type World, makeWorld } from '../../../../../test/world';

type Body = Record<string, unknown>;
type Calc = Body & { used: boolean; superseded_by: string | null; CO2: number | null; method: string };

let world: World;
let location_id: string;
let partner_id: string;
let product_id: string;
let profile_id: string;

const send = (method: string, path: string, body?: unknown) => world.admin.send(method, path, body);
const made = (entity: string, draft: Body): Promise<Body & { _id: string }> => createRecord(world.admin, entity, draft);

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await made('locations', LOCATION))._id;
  partner_id = (await made('partners', { name: 'Orkney Glass', currency: 'GBP' }))._id;
  const drum = { name: 'Drum', units: 'm3', density: 0.2, recycle: 30, location_id };
  product_id = (await made('products', drum))._id;
  const staff = { first_name: 'Kari', last_name: 'Nordmann', email: 'kari@first.example', location_id };
  profile_id = (await made('profiles', staff))._id;
}, 60_000);
afterAll(() => world?.stop());

const calcsOf = async (id: unknown): Promise<Calc[]> =>
  (await send('GET', `emission_calcs?activity_id=${id}`)).body.list;
const usedOf = async (id: unknown) =>
  (await calcsOf(id)).filter(({ used }) => used).map(({ method, CO2 }) => [method, CO2]);
const errorsOf = async (entity: string, draft: Body) => (await send('POST', entity, draft)).body.errors;

const MAY = utcDay(2024, 5, 6);
const traded = () => ({ location_id, partner_id, product_id, order_date: MAY });
const collected = () => ({ location_id, product_id, collection_date: MAY });
const plastic = { material: 'plastic_average_plastics', units: 'kg', recycle: 25 };

/** A valid draft of each type, a change, and what counts before and after it. */
const TYPES: [entity: string, draft: () => Body, change: Body, before: unknown[], after: unknown[]][] = [
  [
    'discharge_activitys',
    () => ({ location_id, from: utcDay(2026, 1, 1), to: utcDay(2026, 1, 31), amount: 1000, units: 'm3' }),
    { amount: 2000 },
    [['factor', 170.88]],
    [['factor', 341.76]],
  ],
  [
    'waste_activitys',
    () => ({
      ...{ location_id, partner_id, product_id, collection_date: MAY, waste_material: 'paper_mixed' },
      ...{ landfill_weight: 300, landfill_weight_units: 'kg', recycled_volume: 10, recycled_volume_units: 'm3' },
    }),
    { landfill_weight: 100 },
    // 0.3 t × 1164.39015 + 10 m3 × 0.2 t/m3 × 6.41061
    [['factor', 362.138265]],
    [['factor', 129.260235]],
  ],
  [
    'purchased_goods_activitys',
    () => ({ ...traded(), ...plastic, size: 500, quantity: 4 }),
    { quantity: 8 },
    [['factor', 5530.363925]],
    [['factor', 11_060.72785]],
  ],
  ['sales_order_activitys', () => ({ ...traded(), size: 2, quantity: 3 }), { quantity: 5 }, [], []],
  [
    'product_production_activitys',
    () => ({ product_id, location_id, production_date: MAY, size: 2, quantity: 3 }),
    { quantity: 5 },
    [],
    [],
  ],
  ['product_used_activitys', () => ({ product_id, location_id, used_date: MAY, quantity: 3 }), { quantity: 5 }, [], []],
  [
    'carbon_activitys',
    () => ({ from: MAY, to: MAY, amount: 2, units: 't', scope: 'scope_1' }),
    { units: 'kg' },
    [['manual', 2000]],
    [['manual', 2]],
  ],
  [
    'task_activitys',
    () => ({ task_type: 'Audit', location_id, start_date: MAY, end_date: MAY, completed_by: profile_id }),
    { elapsed_time: 2.5 },
    [],
    [],
  ],
];

it.each(TYPES)('creates, reads, edits and deletes %s', async (entity, draft, change, before, after) => {
  const { _id } = await made(entity, draft());
  const first = await usedOf(_id);
  const edited = await send('PATCH', `${entity}/${_id}`, change);
  const second = await usedOf(_id);
  const read = await send('GET', `${entity}/${_id}`);
  const listed = await send('GET', `activities?activity=${entity}`);
  const removed = await send('DELETE', `${entity}/${_id}`);

  expect([edited.status, read.status, removed.status]).toEqual([200, 200, 200]);
  expect(read.body.obj).toMatchObject({ ...change, activity_type: entity, err_msg: null });
  expect(listed.body.list.map((each: Body) => each['_id'])).toContain(_id);
  expect([first, second]).toEqual([before, after]);
  expect((await send('GET', `${entity}/${_id}`)).status).toBe(404);
  expect(await calcsOf(_id)).toEqual([]);
});

it.each<[string, () => Body, Body]>([
  [
    'discharge_activitys',
    () => ({}),
    { location_id: 'Required', amount: 'Required', from: 'Required', to: 'Required' },
  ],
  [
    'waste_activitys',
    () => ({}),
    {
      ...{ location_id: 'Required', product_id: 'Required' },
      collection_date: 'Collection or processing date required',
      processing_date: 'Collection or processing date required',
    },
  ],
  ['waste_activitys', () => ({ rdf_weight: 3 }), { rdf_weight_units: 'Required' }],
  ['waste_activitys', () => ({ co2_type: 'supplier' }), { co2: 'Required', co2_units: 'Required' }],
  ['waste_activitys', () => ({ ...collected(), ewc_code: '999999' }), { ewc_code: 'Choose an option from the list' }],
  [
    'waste_activitys',
    () => ({ ...collected(), waste_material: 'gold' }),
    { waste_material: 'Choose an option from the list' },
  ],
  [
    'waste_activitys',
    () => ({ ...collected(), processing_date: MAY - DAY }),
    { processing_date: 'Must not be before the collection date' },
  ],
  [
    'waste_activitys',
    () => ({ collection_date: utcDay(2999, 1, 1) }),
    { collection_date: 'Must not be in the future' },
  ],
  [
    'purchased_goods_activitys',
    () => ({}),
    {
      ...{ location_id: 'Required', product_id: 'Required', partner_id: 'Required' },
      ...{ order_date: 'Purchase or order date required', delivery_date: 'Purchase or order date required' },
    },
  ],
  [
    'purchased_goods_activitys',
    () => ({ ...traded(), material: 'gold' }),
    { material: 'Choose an option from the list' },
  ],
  [
    'purchased_goods_activitys',
    () => ({ ...traded(), spend_category: '1' }),
    { spend_category: 'Choose an option from the list' },
  ],
  ['purchased_goods_activitys', () => ({ ...traded(), size: 1e9, quantity: 1e9 }), { total_amount: 'Too large' }],
  [
    'purchased_goods_activitys',
    () => ({ delivery_date: utcDay(2999, 1, 1) }),
    { delivery_date: 'Must not be in the future' },
  ],
  [
    'sales_order_activitys',
    () => ({ applied: false }),
    {
      ...{ location_id: 'Required', product_id: 'Required', partner_id: 'Required' },
      ...{ order_date: 'Purchase or order date required', delivery_date: 'Purchase or order date required' },
    },
  ],
  [
    'product_production_activitys',
    () => ({}),
    { product_id: 'Required', location_id: 'Required', production_date: 'Production date required' },
  ],
  [
    'product_used_activitys',
    () => ({}),
    { product_id: 'Required', location_id: 'Required', used_date: 'Date used required' },
  ],
  [
    'purchased_goods_activitys',
    () => ({ ...traded(), size: 2.5, quantity: 4, total_amount: 99 }),
    { total_amount: 'Does not match size and quantity' },
  ],
  ['carbon_activitys', () => ({ amount: -1 }), { reason: 'Required' }],
  ['carbon_activitys', () => ({ scope3_category: 16 }), { scope3_category: 'Too large' }],
  ['carbon_activitys', () => ({ from: MAY, to: utcDay(2024, 5, 1) }), { from: 'Must be before end date' }],
  [
    'task_activitys',
    () => ({}),
    {
      ...{ task_type: 'Required', location_id: 'Required', start_date: 'Required', end_date: 'Required' },
      completed_by: 'Required',
    },
  ],
  [
    'task_activitys',
    () => ({ start_date: MAY, end_date: utcDay(2024, 5, 1) }),
    { start_date: 'Must be before end date' },
  ],
])('%s says what is wrong under its fields', async (entity, draft, errors) => {
  expect(await errorsOf(entity, draft())).toMatchObject(errors);
});

it.each([1e308, -1, 0.1234567, '12', null, Number.MAX_SAFE_INTEGER])(
  'takes no %p for an amount that is discharged',
  async (amount) => {
    const bill = { location_id, from: MAY, to: MAY, units: 'm3', amount };
    expect(Object.keys(await errorsOf('discharge_activitys', bill))).toEqual(['amount']);
  },
);

it('keeps waste of a document that is not applied as it was read', async () => {
  const { _id } = await made('waste_activitys', { applied: false, recycled_weight: 3 });
  const applied = await send('PATCH', `waste_activitys/${_id}`, { applied: true });

  expect(applied.status).toBe(400);
  expect(applied.body.errors).toMatchObject({ product_id: 'Required', recycled_weight_units: 'Required' });
});

it('counts what the supplier states, until the estimate is asked for', async () => {
  const goods = { ...traded(), ...plastic, total_amount: 2000, co2_type: 'supplier', co2: 4.5, co2_units: 't' };
  const { _id } = await made('purchased_goods_activitys', goods);
  const supplied = await usedOf(_id);
  const stated = (await calcsOf(_id)).find(({ used }) => used);
  const told = (await send('GET', `emission_calcs/${stated?.['_id']}/explain`)).body.obj;
  await send('PATCH', `purchased_goods_activitys/${_id}`, { co2_type: 'estimate' });

  expect(supplied).toEqual([['supplier', 4500]]);
  expect(told.sentence).toBe(
    'Purchased goods: 2,000 kg with 4.5 t CO₂e stated by the supplier, on 06/05/2024, gives 4,500 kg CO₂e.',
  );
  expect(await usedOf(_id)).toEqual([['factor', 5530.363925]]);
});

it('takes the return of the supplier into account when it is calculated again', async () => {
  const supplier = (await made('partners', { name: 'Shetland Steel', currency: 'GBP' }))._id;
  const cost = { currency: 'GBP', amount: 50_000 };
  const { _id } = await made('purchased_goods_activitys', { ...traded(), partner_id: supplier, cost });
  const before = await usedOf(_id);
  const year = { period_start: utcDay(2024, 1, 1), period_end: utcDay(2024, 12, 31) };
  const scopes = { scope1_co2: 500, scope2_co2: 0, scope3_co2: 700 };
  await made('partner_returns', { partner_id: supplier, ...year, revenue: 4_000_000, ...scopes });

  const again = await send('POST', `purchased_goods_activitys/${_id}/estimate_carbon`, {});

  expect(again.status).toBe(200);
  expect(before).toEqual([['factor', null]]);
  expect(await usedOf(_id)).toEqual([['revenue', 15_000]]);
  const told = (await send('GET', `emission_calcs?activity_id=${_id}`)).body.list.map(tellsOfSupplier);
  expect(told).toEqual([
    [null, null, null, null, null, undefined],
    [0.3, 4_000_000, 'GBP', 1200, 't', 'Shetland Steel'],
  ]);
});

const tellsOfSupplier = (calc: Record<string, unknown> & { partner: { name: string } | null }) => [
  ...[calc['intensity'], calc['partner_revenue'], calc['partner_currency']],
  ...[calc['partner_emissions'], calc['partner_emissions_units'], calc.partner?.name],
];

it('calculates waste again without writing what is still the same', async () => {
  const draft = { location_id, product_id, collection_date: MAY, waste_material: 'glass' };
  const { _id } = await made('waste_activitys', { ...draft, landfill_weight: 1, landfill_weight_units: 't' });
  const before = await calcsOf(_id);

  const again = await send('POST', `waste_activitys/${_id}/estimate_carbon`, {});

  expect(again.status).toBe(200);
  expect(await calcsOf(_id)).toEqual(before);
});

it('divides an edited total back into the size', async () => {
  const packs = { unit_type: 'packs', pack_qty: 5, size: 2, quantity: 3, units: 'kg' };
  const { _id, total_amount } = await made('sales_order_activitys', { ...traded(), ...packs });
  const edited = await send('PATCH', `sales_order_activitys/${_id}`, { total_amount: 60 });
  const emptied = await send('PATCH', `sales_order_activitys/${_id}`, { pack_qty: null });

  expect(total_amount).toBe(30);
  expect(edited.body.obj).toMatchObject({ size: 4, total_amount: 60 });
  expect(emptied.body.obj).toMatchObject({ size: 4, total_amount: 0 });
});

it('takes the recycled content of what was used from the product', async () => {
  const used = await made('product_used_activitys', { product_id, location_id, used_date: MAY, quantity: 2 });
  expect(used).toMatchObject({ recycle: 30, units: 'kg', used_for_packaging: false });
});

it('puts a stated figure without days on the day it was stated', async () => {
  const carbon = await made('carbon_activitys', { amount: 1 });
  expect(carbon).toMatchObject({ scope: 'no_scope', units: 'kg', from: carbon['to'] });
  expect(Number(carbon['from']) % 86_400_000).toBe(0);
});

it('finds a task by the staff member who did it', async () => {
  const draft = { task_type: 'Audit', location_id, start_date: MAY, end_date: MAY, completed_by: profile_id };
  const { _id } = await made('task_activitys', draft);
  const { list } = (await send('GET', `activities?profiles=${profile_id}&activity=task_activitys`)).body;
  expect(list).toEqual([expect.objectContaining({ _id, profile: expect.objectContaining({ first_name: 'Kari' }) })]);
});

it('serves the lists that goods are chosen from', async () => {
  const list = async (name: string) => (await send('GET', `reference?name=${name}&lang=FR`)).body.list as Body[];
  expect(await list('waste_types')).toHaveLength(842);
  expect((await list('waste_materials')).find(({ code }) => code === 'glass')?.['label']).toBe('Verre');
  expect((await list('spend_categories')).find(({ code }) => code === 'naics_111110')).toMatchObject({
    ...{ currency: 'USD', price_year: 2022 },
  });
  expect((await list('nace_codes')).length + (await list('sic_codes')).length).toBe(1779);
});
