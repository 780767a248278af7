import { utcDay } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../test/create-record';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

type Body = Record<string, unknown> & { _id: string };
type Found = { kind: string; activity_id: string | null; others: Body[]; params: Record<string, unknown> } & Body;

let world: World;
let location_id: string;
let product_id: string;
let suppliers = 0;

const send = (method: string, path: string, body?: object) => world.admin.send(method, path, body);
const made = (entity: string, draft: object): Promise<Body> => createRecord(world.admin, entity, draft);

const YEAR = { period_start: utcDay(2025, 1, 1), period_end: utcDay(2025, 12, 31) };
const WHOLE = { scope1_co2: 80_000, scope2_co2: 20_000, scope3_co2: 100_000 };
const KIND = 'spend_above_revenue';

beforeAll(async () => {
  world = await makeWorld();
  ({ _id: location_id } = await made('locations', LOCATION));
  ({ _id: product_id } = await made('products', { name: 'Cans', units: 'kg' }));
});
afterAll(() => world.stop());

/** A supplier with a return of a revenue that its customer's purchases are compared with. */
async function supplierOf(revenue: number, over: object = {}): Promise<string> {
  const { _id: partner_id } = await made('partners', { name: `Seller ${++suppliers}`, currency: 'GBP' });
  await made('partner_returns', { partner_id, ...YEAR, ...WHOLE, revenue, ...over });
  return partner_id;
}
const order = (partner_id: string, amount: number, over: object = {}) => ({
  ...{ partner_id, product_id, location_id, order_date: utcDay(2025, 5, 6), order_ref: `Order ${amount}` },
  ...{ cost: { currency: 'GBP', amount }, ...over },
});
const buy = (...of: Parameters<typeof order>) => made('purchased_goods_activitys', order(...of));

async function listed(of?: readonly Body[]): Promise<Found[]> {
  const period = `start_date=${utcDay(2025, 1, 1)}&end_date=${utcDay(2025, 12, 31)}`;
  const { list } = (await send('GET', `list_findings?${period}&kind=${KIND}`)).body as { list: Found[] };
  return list.filter(({ activity_id }) => !of || of.some(({ _id }) => _id === activity_id));
}
async function checked(draft: object, id?: string): Promise<Found[]> {
  const asked = { activity_type: 'purchased_goods_activitys', draft, ...(id ? { id } : {}) };
  const { list } = (await send('POST', 'check_activity', asked)).body as { list: Found[] };
  return list.filter(({ kind }) => kind === KIND);
}
const usedOf = async ({ _id }: Body): Promise<Body[]> =>
  ((await send('GET', `emission_calcs?activity_id=${_id}`)).body.list as Body[]).filter(({ used }) => used);

it('tells of a purchase above the revenue of its supplier before it is saved, and does not take the return by itself', async () => {
  const partner_id = await supplierOf(1000);
  const [found] = await checked(order(partner_id, 10_000));
  expect(found).toMatchObject({ kind: KIND, activity_id: null, params: { percent: { number: 1000 } } });

  // 200,000 t over 1,000 pounds times 10,000 pounds would be two million tonnes.
  const bare = await buy(partner_id, 10_000);
  expect(await usedOf(bare)).toMatchObject([
    { CO2: null, err_msg: expect.stringContaining('for 2025 states a revenue below what you bought') },
  ]);
  const cans = await buy(partner_id, 10_000, {
    material: 'steel_cans',
    units: 't',
    size: 1,
    quantity: 1,
    total_amount: 1,
  });
  expect(await usedOf(cans)).toMatchObject([{ method: 'factor' }]);

  const [stored] = await listed([bare, cans]);
  expect(stored).toMatchObject({ kind: KIND, params: { percent: { number: 2000 } } });
  expect(stored?.['remedies']).toEqual([
    { kind: 'edit', record: { _id: stored?.activity_id, activity_type: 'purchased_goods_activitys' }, field: 'cost' },
    { kind: 'supplier', partner_id },
  ]);
});

it('takes it where a person chooses it with a reason, says so, and rates it as an estimate', async () => {
  const partner_id = await supplierOf(1000);
  const choice = { method: 'revenue', method_reason: 'The return is in thousands: corrected next week' };
  const refused = await send('POST', 'purchased_goods_activitys', order(partner_id, 2000, { method: 'revenue' }));
  expect(refused.body.errors).toEqual({ method_reason: 'Required' });
  const [used] = await usedOf(await buy(partner_id, 2000, choice));
  expect(used).toMatchObject({ method: 'revenue', CO2: 400_000_000, data_quality: 5 });
  expect(used?.['note']).toContain('What was bought is above the revenue it states');
});

it('adds up what is bought in the period of the return, and counts the one being typed once', async () => {
  const partner_id = await supplierOf(1000);
  const first = await buy(partner_id, 400);
  const second = await buy(partner_id, 500);
  await buy(partner_id, 5000, { order_date: utcDay(2024, 12, 31) });
  await buy(partner_id, 5000, { applied: false });
  expect(await listed([first, second])).toEqual([]);
  expect(await checked(order(partner_id, 100))).toEqual([]);
  expect(await checked(order(partner_id, 101))).toHaveLength(1);
  expect(await checked(order(partner_id, 500), first._id)).toEqual([]);

  const third = await buy(partner_id, 700);
  const [found] = await listed([first, second, third]);
  expect(found).toMatchObject({ activity_id: third._id, params: { percent: { number: 160 } } });
  expect(found?.others.map(({ _id }) => _id)).toEqual([second._id, first._id]);
});

it('never tells of all of the revenue where it is more', async () => {
  const partner_id = await supplierOf(1_000_000);
  const [found] = await checked(order(partner_id, 1_004_000));
  expect(found?.params).toMatchObject({ percent: { number: 101 } });
});

it('compares at the mean rate of the year', async () => {
  // 1 EUR is 1.1300 USD in 2025 at most; 1,000 pounds are more than 1,000 euros.
  const partner_id = await supplierOf(1000);
  expect(await checked(order(partner_id, 1000, { cost: { currency: 'EUR', amount: 1100 } }))).toEqual([]);
  expect(await checked(order(partner_id, 1000, { cost: { currency: 'EUR', amount: 1300 } }))).toHaveLength(1);
});

it('sees what the rows of a sheet cost beside each other', async () => {
  const partner_id = await supplierOf(1000);
  const fields = ['partner_id', 'product_id', 'location_id', 'order_date', 'cost', 'order_ref'] as const;
  const rows = [300, 350, 360].map((amount) => fields.map((name) => order(partner_id, amount)[name]));
  const told = async (some: unknown[], about: number[]) => {
    const asked = { activity_type: 'purchased_goods_activitys', fields, rows: some, about };
    const { list } = (await send('POST', 'check_activities', asked)).body as { list: { findings: Found[] }[] };
    return list.map(({ findings }) => findings.filter(({ kind }) => kind === KIND).length);
  };
  expect(await told(rows.slice(0, 2), [0, 1])).toEqual([0, 0]);
  expect(await told(rows, [0, 1, 2])).toEqual([1, 1, 1]);
  expect(await told([[...(rows[0] as unknown[]).slice(0, 4), { amount: 5000 }, 'x']], [0])).toEqual([0]);
});

it('says nothing of another company’s supplier', async () => {
  const partner_id = await supplierOf(10);
  const draft = order(partner_id, 1000);
  const body = { activity_type: 'purchased_goods_activitys', draft };
  const { body: told } = await world.stranger.send('POST', 'check_activity', body);
  expect((told.list as Found[]).filter(({ kind }) => kind === KIND)).toEqual([]);
});
