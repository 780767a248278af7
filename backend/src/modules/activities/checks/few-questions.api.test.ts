import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
let places: string[];
let vehicles: string[];
let product_id: string;

type Draft = Record<string, unknown>;

const ROWS = 12;
const FIRST = utcDay(2025, 1, 1);
const VAN = { type: 'average_van', fuel_type: 'diesel', fuel_units: 'L' };

async function made(entity: string, draft: Draft): Promise<string> {
  const { status, body } = await world.admin.send('POST', entity, draft);
  if (status !== 201) throw new Error(`${entity}: ${JSON.stringify(body)}`);
  return body.obj._id;
}

beforeAll(async () => {
  world = await makeWorld();
  const staff = { first_name: 'Ada', last_name: 'Vik' };
  places = [];
  vehicles = [];
  for (let at = 0; at < ROWS; at += 1) {
    const location_id = await made('locations', { ...LOCATION, name: `Works ${at}` });
    places.push(location_id);
    const admin_profile_id = await made('profiles', { ...staff, location_id });
    vehicles.push(await made('vehicles', { name: `Van ${at}`, location_id, admin_profile_id, ...VAN }));
  }
  product_id = await made('products', { name: 'Drum', units: 'kg' });
}, 60_000);
afterAll(() => world.stop());

const onDay = (at: number) => FIRST + at * 3 * DAY;

/** Rows of a sheet whose places, days, vehicles and numbers are all others. */
const SHEETS: readonly (readonly [type: string, row: (at: number) => Draft])[] = [
  [
    'electricity_activitys',
    (at) => ({
      ...{ location_id: places[at], from: onDay(at), to: onDay(at + 1), invoice_ref: `E-${at}` },
      ...{ amount: 100 + at, units: 'kWh', renewable_amount: 0 },
    }),
  ],
  [
    'waste_activitys',
    (at) => ({
      ...{ location_id: places[0], product_id, collection_date: onDay(at), order_ref: `W-${at}` },
      ...{ landfill_weight: 100 + at, landfill_weight_units: 'kg' },
    }),
  ],
  [
    'vehicle_activitys',
    (at) => ({
      ...{ vehicle_id: vehicles[at], fuel_type: 'diesel', date: onDay(at) },
      ...{ quantity: 40 + at, fuel_units: 'L' },
    }),
  ],
];

const MUCH = 2 * 3;

async function statementsFor(activity_type: string, rows: readonly Draft[]): Promise<number> {
  const fields = Object.keys(rows[0] ?? {});
  const about = rows.map((_, at) => at);
  const body = { activity_type, fields, rows: rows.map((row) => fields.map((name) => row[name] ?? null)), about };
  const read = jest.spyOn(world.engine.platform.database, 'all');
  const { status, body: answer } = await world.admin.send('POST', 'check_activities', body);
  const asked = read.mock.calls.length;
  read.mockRestore();
  expect([status, answer.total]).toEqual([200, rows.length]);
  return asked;
}

it.each(SHEETS)('asks as much about many rows of %s as about two', async (type, row) => {
  const rows = Array.from({ length: ROWS }, (_, at) => row(at));
  await statementsFor(type, rows.slice(0, 2));
  const [few, many] = [await statementsFor(type, rows.slice(0, 2)), await statementsFor(type, rows)];
  expect(few).toBeGreaterThan(1);
  expect(many - few).toBeLessThan(MUCH);
});

/** Purchases from so many suppliers, each unlike the others. */
async function purchases(count: number): Promise<Draft[]> {
  const bought: Draft[] = [];
  for (let at = 0; at < count; at += 1) {
    const partner_id = await made('partners', { name: `Mill ${count} ${at}` });
    const product = await made('products', { name: `Part ${count} ${at}`, units: 'kg' });
    const order = { order_date: onDay(40 + at), size: 100, quantity: 1, total_amount: 100, units: 'kg' };
    bought.push({ partner_id, product_id: product, location_id: places[0], ...order, order_ref: `P-${count}-${at}` });
  }
  return bought;
}

it('asks about entries unlike each other in few statements, and compares each with those like it', async () => {
  const rows = await purchases(30);
  await statementsFor('purchased_goods_activitys', rows.slice(0, 2));
  expect(await statementsFor('purchased_goods_activitys', rows)).toBeLessThan(40);

  for (const row of rows)
    for (const month of [1, 2]) {
      const earlier = { order_date: utcDay(2024, month, 5), order_ref: `${row['order_ref']} ${month}` };
      await made('purchased_goods_activitys', { ...row, ...earlier, size: 1, total_amount: 1 });
    }
  const fields = Object.keys(rows[0] ?? {});
  const { body } = await world.admin.send('POST', 'check_activities', {
    activity_type: 'purchased_goods_activitys',
    ...{ fields, rows: rows.map((row) => fields.map((name) => row[name] ?? null)), about: rows.map((_, at) => at) },
  });
  const kinds = body.list.map(({ findings }: { findings: { kind: string }[] }) => findings.map(({ kind }) => kind));
  expect(kinds).toEqual(rows.map(() => expect.arrayContaining(['amount_outlier'])));
});

it('compares entries that are seldom with those like them among many, and reads no others', async () => {
  const rows = await purchases(6);
  const [usual] = await purchases(1);
  for (let at = 0; at < 150; at += 1)
    await made('purchased_goods_activitys', { ...usual, order_ref: `Other ${at}`, order_date: onDay(39) });
  for (const row of rows) {
    const earlier = { order_date: utcDay(2024, 2, 5), order_ref: `${row['order_ref']} before` };
    await made('purchased_goods_activitys', { ...row, ...earlier });
  }
  const sheet = rows.map((row): Draft => ({ ...row, size: 1e5, total_amount: 1e5 }));
  const fields = Object.keys(sheet[0] ?? {});
  const told = async (asked: readonly Draft[]) => {
    const typed = asked.map((row) => fields.map((name) => row[name] ?? null));
    const about = asked.map((_, at) => at);
    const body = { activity_type: 'purchased_goods_activitys', fields, rows: typed, about };
    const { list } = (await world.admin.send('POST', 'check_activities', body)).body;
    return list.map(({ findings }: { findings: { kind: string }[] }) =>
      findings.some(({ kind }) => kind === 'amount_outlier'),
    );
  };
  const read = jest.spyOn(world.engine.platform.database, 'all');
  expect(await told(sheet.slice(0, 5))).toEqual([true, true, true, true, true]);
  // Of long before all that it is like.
  const old = { ...sheet[5], order_date: utcDay(2019, 3, 1) };
  expect(await told([...sheet.slice(0, 5), old])).toEqual([true, true, true, true, true, false]);
  const most = Math.max(...(await Promise.all(read.mock.results.map(async ({ value }) => (await value).length))));
  read.mockRestore();
  expect(most).toBeLessThan(150);
});

it('finds among all of them the one that is there already', async () => {
  for (const [type, row] of SHEETS) {
    const stored = await made(type, row(7));
    const rows = Array.from({ length: ROWS }, (_, at) => ({ ...row(at), ...(at === 5 ? row(7) : {}) }));
    const fields = Object.keys(rows[0] ?? {});
    const sheet = { fields, rows: rows.map((each) => fields.map((name) => (each as Draft)[name] ?? null)) };
    const { body } = await world.admin.send('POST', 'check_activities', {
      activity_type: type,
      ...sheet,
      about: [5, 6],
    });
    const others = body.list.map(({ findings }: { findings: { others: { _id: string }[] }[] }) =>
      findings.flatMap((found) => found.others.map(({ _id }) => _id)),
    );
    expect([type, others[0]]).toEqual([type, expect.arrayContaining([stored])]);
    expect([type, others[1]]).toEqual([type, []]);
  }
});
