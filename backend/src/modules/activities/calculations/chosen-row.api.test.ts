import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

type Body = Record<string, unknown> & { _id: string };
type Calc = Body & { used: boolean; reason: string | null; method: string; CO2: number; superseded_by: string | null };

const WHY = 'The supplier makes the cans from its own scrap';
/** UK Government 2025, row 19_504_5116_15_1, a tonne. */
const MASS = 2863.90131;

let world: World;
let location_id: string;
let product_id: string;
let suppliers = 0;

const send = (method: string, path: string, body?: object) => world.admin.send(method, path, body);
const made = async (entity: string, draft: object): Promise<Body> => {
  const { status, body } = await send('POST', entity, draft);
  if (status !== 201) throw new Error(`${entity}: ${JSON.stringify(body)}`);
  return body.obj;
};

beforeAll(async () => {
  world = await makeWorld();
  ({ _id: location_id } = await made('locations', LOCATION));
  ({ _id: product_id } = await made('products', { name: 'Cans', units: 't' }));
});
afterAll(() => world.stop());

/** A tonne of steel cans, whose supplier returned Scope 1 alone: 80 t over a million, 10,000 of it ours. */
async function cans(over: object = {}): Promise<Body> {
  const { _id: partner_id } = await made('partners', { name: `Can maker ${++suppliers}`, currency: 'GBP' });
  const period = { period_start: utcDay(2025, 1, 1), period_end: utcDay(2025, 12, 31) };
  await made('partner_returns', { partner_id, ...period, revenue: 1_000_000, scope1_co2: 80 });
  return made('purchased_goods_activitys', {
    ...{ partner_id, product_id, location_id, order_date: utcDay(2025, 5, 6) },
    ...{ material: 'steel_cans', units: 't', size: 1, quantity: 1, total_amount: 1 },
    ...{ cost: { currency: 'GBP', amount: 10_000 }, ...over },
  });
}
const rowsOf = async ({ _id }: Body): Promise<Calc[]> =>
  ((await send('GET', `emission_calcs?activity_id=${_id}`)).body.list as Calc[]).filter(
    ({ superseded_by }) => superseded_by === null,
  );
const rowOf = async (activity: Body, method: string): Promise<Calc> =>
  (await rowsOf(activity)).find((row) => row.method === method) as Calc;
const use = async (activity: Body, method: string, more: object = {}) =>
  send('PATCH', `emission_calcs/${(await rowOf(activity, method))._id}`, { used: true, ...more });
const counted = async (activity: Body) =>
  (await rowsOf(activity)).filter(({ used }) => used).map(({ method, CO2, reason }) => [method, CO2, reason]);
const kgOf = async ({ _id }: Body): Promise<number> =>
  (await send('GET', `purchased_goods_activitys/${_id}`)).body.obj.emission_calc.CO2;

it('asks why another row is to count than the one that does by itself, and shows the reason with the figure', async () => {
  const purchase = await cans();
  expect(await counted(purchase)).toEqual([['factor', MASS, null]]);

  const bare = await use(purchase, 'revenue');
  const empty = await use(purchase, 'revenue', { reason: '  ' });
  expect([bare.status, bare.body.errors, empty.body.errors]).toEqual([
    400,
    { reason: 'Required' },
    { reason: 'Required' },
  ]);
  expect(await counted(purchase)).toEqual([['factor', MASS, null]]);

  expect((await use(purchase, 'revenue', { reason: WHY })).status).toBe(200);
  expect(await counted(purchase)).toEqual([['revenue', 800, WHY]]);
  expect(await kgOf(purchase)).toBe(800);
  const { body } = await send('GET', `emission_calcs/${(await rowOf(purchase, 'revenue'))._id}/explain`);
  expect((body.obj ?? body).why).toContain(`A person chose this figure. Reason: ${WHY}`);
});

it('needs none to go back to what counts by itself, and forgets the reason', async () => {
  const purchase = await cans();
  await use(purchase, 'revenue', { reason: WHY });
  expect((await use(purchase, 'factor', { reason: 'It is the better one' })).status).toBe(200);
  expect(await counted(purchase)).toEqual([['factor', MASS, null]]);
  expect((await rowOf(purchase, 'revenue')).reason).toBeNull();
  expect((await use(purchase, 'revenue')).body.errors).toEqual({ reason: 'Required' });
});

it('is not led around by taking the row out of use, nor by emptying the reason', async () => {
  const purchase = await cans();
  const factor = await rowOf(purchase, 'factor');
  const out = await send('PATCH', `emission_calcs/${factor._id}`, { used: false });
  expect([out.status, Object.keys(out.body.errors)]).toEqual([400, ['used']]);
  expect(await counted(purchase)).toEqual([['factor', MASS, null]]);

  await use(purchase, 'revenue', { reason: WHY });
  const revenue = await rowOf(purchase, 'revenue');
  const emptied = await send('PATCH', `emission_calcs/${revenue._id}`, { reason: null });
  expect(emptied.body.errors).toEqual({ reason: 'Required' });
  const renamed = await send('PATCH', `emission_calcs/${factor._id}`, { reason: 'Not in use' });
  expect(Object.keys(renamed.body.errors)).toEqual(['reason']);
  // Out of use again without another choice: what counts by itself is next.
  expect((await send('PATCH', `emission_calcs/${revenue._id}`, { used: false })).status).toBe(200);
  expect(await counted(purchase)).toEqual([['factor', MASS, null]]);
});

it('stays chosen, with its reason, when the purchase is edited, taken back and applied again', async () => {
  const purchase = await cans();
  await use(purchase, 'revenue', { reason: WHY });
  const edit = (changes: object) => send('PATCH', `purchased_goods_activitys/${purchase._id}`, changes);
  await edit({ cost: { currency: 'GBP', amount: 20_000 } });
  expect(await counted(purchase)).toEqual([['revenue', 1600, WHY]]);
  expect(await kgOf(purchase)).toBe(1600);
  await edit({ applied: false });
  expect(await counted(purchase)).toEqual([]);
  await edit({ applied: true });
  expect(await counted(purchase)).toEqual([['revenue', 1600, WHY]]);
  // Nothing like it has a figure any more.
  await edit({ cost: null });
  expect(await counted(purchase)).toEqual([['factor', MASS, null]]);
});

it('gives way to a method that is chosen in the purchase since', async () => {
  const purchase = await cans({ spend_category: 'sic2003_28' });
  await use(purchase, 'revenue', { reason: WHY });
  const change = { method: 'supplier', co2_type: 'supplier', co2: 5, co2_units: 't' };
  const { body } = await send('PATCH', `purchased_goods_activitys/${purchase._id}`, change);
  // The supplier's own figure of the delivery counts by itself: choosing it in the purchase takes no reason.
  expect(body.errors).toBeUndefined();
  expect(await counted(purchase)).toEqual([['supplier', 5000, null]]);
  const methods = { method: 'factor', method_reason: 'By mass in every year' };
  expect((await send('PATCH', `purchased_goods_activitys/${purchase._id}`, methods)).status).toBe(200);
  expect(await counted(purchase)).toEqual([['factor', MASS, null]]);
});

it('gives way to the usual method too, and stays chosen where no method was', async () => {
  const purchase = await cans();
  await use(purchase, 'revenue', { reason: WHY });
  const edit = (changes: object) => send('PATCH', `purchased_goods_activitys/${purchase._id}`, changes);
  expect((await edit({ method: 'factor' })).status).toBe(200);
  expect(await counted(purchase)).toEqual([['factor', MASS, null]]);
  await use(purchase, 'revenue', { reason: WHY });
  await edit({ cost: { currency: 'GBP', amount: 20_000 } });
  await edit({ method: null });
  expect(await counted(purchase)).toEqual([['revenue', 1600, WHY]]);
});

it('is not the return of another supplier', async () => {
  const [purchase, other] = [await cans(), await cans()];
  await use(purchase, 'revenue', { reason: WHY });
  await send('PATCH', `purchased_goods_activitys/${purchase._id}`, { partner_id: other['partner_id'] });
  expect(await rowOf(purchase, 'revenue')).toMatchObject({ used: false, reason: null, CO2: 800 });
  expect(await counted(purchase)).toEqual([['factor', MASS, null]]);
});

it('is told from a measurement of the company’s own that is made in the same way', async () => {
  const days = { valid_from: utcDay(2025, 1, 1), source: 'Own meter' };
  const own = {
    name: 'Our gas',
    kind: 'own_measurement',
    activity_type: 'fuel_activitys',
    item: 'Natural gas',
    ...days,
  };
  const { _id: own_id } = await made('own_factors', { ...own, kg_co2e: 0.05, units: 'kWh' });
  const bill = { location_id, from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31), manual_energy: false };
  const gas = await made('fuel_activitys', { ...bill, fuel: 'Natural gas', amount: 1000, units: 'kWh', quantity: 1 });
  const direct = async () => (await rowsOf(gas)).filter(({ component }) => component === 'direct');
  const used = async () => (await direct()).filter((row) => row.used).map(({ CO2, reason }) => [CO2, reason]);
  expect(await used()).toEqual([[50, null]]);

  const published = (await direct()).find((row) => !row.used);
  expect((await send('PATCH', `emission_calcs/${published?._id}`, { used: true, reason: WHY })).status).toBe(200);
  await send('PATCH', `fuel_activitys/${gas._id}`, { amount: 2000 });
  expect(await used()).toEqual([[365.92, WHY]]);
  await send('DELETE', `own_factors/${own_id}`);
});

it('keeps a figure that a person stated before what was chosen, and asks again afterwards', async () => {
  const purchase = await cans();
  await use(purchase, 'revenue', { reason: WHY });
  const stated = { activity_id: purchase._id, CO2: 5, units: 't', used: true, reason: 'Audit', evidence: 'Report 7' };
  const { body } = await send('POST', 'emission_calcs', stated);
  expect(await counted(purchase)).toEqual([['manual', 5, 'Audit']]);
  expect((await rowOf(purchase, 'revenue')).reason).toBeNull();
  expect((await send('DELETE', `emission_calcs/${body.obj._id}`)).status).toBe(200);
  expect(await counted(purchase)).toEqual([['factor', MASS, null]]);
});

it('is in the audit log with the reason, and is nobody else’s to choose', async () => {
  const purchase = await cans();
  const { _id } = await rowOf(purchase, 'revenue');
  const choice = { used: true, reason: WHY };
  expect((await world.stranger.send('PATCH', `emission_calcs/${_id}`, choice)).status).toBe(404);
  await use(purchase, 'revenue', { reason: WHY });
  const { body } = await send('GET', `audit_log?record_id=${_id}`);
  expect(JSON.stringify(body)).toContain(WHY);
});
