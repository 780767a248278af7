import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { recordsOver } from '../../../../platform/store/scoped-records';
import { LOCATION, type World, makeWorld } from '../../../../../test/world';

let world: World;
let location_id: string;
let partner_id: string;
let product_id: string;
let vehicle_id: string;
let profile_id: string;

const created = async (entity: string, draft: object) =>
  (await world.admin.send('POST', entity, draft as Record<string, unknown>)).body.obj._id as string;

beforeAll(async () => {
  world = await makeWorld({ modules: SUBSCRIPTIONS });
  location_id = await created('locations', LOCATION);
  partner_id = await created('partners', { name: 'Northern Power Ltd' });
  product_id = await created('products', { name: 'Malt', description: 'Malt' });
  const van = { name: 'Van', type: 'average_van', fuel_type: 'diesel', fuel_units: 'L' };
  vehicle_id = await created('vehicles', { location_id, ...van });
  profile_id = await created('profiles', { location_id, first_name: 'Kari', last_name: 'Nordmann' });
}, 60_000);
afterAll(() => world.stop());

const DAYS = { period_start: utcDay(2025, 10, 1), period_end: utcDay(2025, 10, 31) };
const money = (amount: number) => ({ currency: 'GBP', amount });
const BILL = () => ({ ...DAYS, location_id, partner_id, invoice_date: utcDay(2025, 11, 3) });

/** One document of each type that makes activities. */
const VALUES: Readonly<Record<string, () => object>> = {
  electricity: () => ({ ...BILL(), invoice_number: 'E-1', electricity_used: 900, electricity_units: 'kWh' }),
  water: () => ({ ...BILL(), invoice_number: 'W-1', water_used: 12, water_units: 'm3' }),
  fuel: () => ({
    ...{ location_id, partner_id, invoice_number: 'F-1', delivery_date: utcDay(2025, 10, 4) },
    fuels: [{ fuel_type: 'Gas oil', quantity: 2000, fuel_units: 'L' }],
  }),
  purchase_invoice: () => ({
    ...{ partner_id, location_id, invoice_number: 'P-1', invoice_date: utcDay(2025, 10, 4) },
    records: [{ description: 'Malt', product_id, cost: money(100) }],
  }),
  delivery_invoice: () => ({
    ...{ location_id, partner_id, invoice_number: 'D-1', invoice_date: utcDay(2025, 10, 4) },
    ...{ supplier_name: 'Carrier', supplier_address: '1 Street' },
    jobs: [
      {
        ...{ date: utcDay(2025, 10, 3), our_ref: 'J1', detail: 'Two pallets', distance: 120, distance_units: 'km' },
        ...{ from: { name: 'Leeds' }, to: { name: 'York' } },
      },
    ],
  }),
  waste_report: () => ({
    waste_processed: [
      {
        ...{ product_id, location_id, partner_id, collection_date: utcDay(2025, 10, 4), order_ref: 'S-1' },
        ...{ landfill_weight: 2, landfill_weight_units: 't' },
      },
    ],
  }),
  vehicle_usage: () => ({
    records: [
      { vehicle_id, date: utcDay(2025, 10, 4), fuel_type: 'diesel', quantity: 40, fuel_units: 'L', cost: money(60) },
    ],
  }),
  business_travel: () => ({
    records: [
      {
        ...{ trip_type: 'business_travel', profile_id, location_id, journey_date: utcDay(2025, 10, 3) },
        ...{ start_location: { name: 'Leeds' }, end_location: { name: 'York' } },
        ...{ transport_method: 'train', distance: 40, units: 'km' },
      },
    ],
  }),
};

async function documentOf(id: string, prep_data: object) {
  const { body } = await world.admin.send('POST', 'docs', { name: id, doc_ids: [id] });
  const entered = await world.admin.send('POST', `docs/${body.obj._id}/update`, { prep_data });
  if (entered.status !== 200) throw new Error(JSON.stringify(entered.body));
  return entered.body.obj;
}

interface Told {
  readonly entity: string;
  readonly id: string;
  readonly message: string;
}

async function repeatsOf(id: string): Promise<readonly Told[]> {
  const { obj } = (await world.admin.send('POST', 'preview_doc', { id })).body;
  if (Object.keys(obj.errors).length > 0) throw new Error(JSON.stringify(obj.errors));
  return obj.records.flatMap((each: { repeats: readonly Told[] }) => each.repeats);
}

const madeBy = async (id: string) =>
  (await world.admin.send('GET', `doc_evidence?limit=500&doc_id=${id}`)).body.list.map(
    ({ record_id }: { record_id: string }) => record_id,
  );

it.each(Object.keys(VALUES))(
  'tells before a document of the type %s is applied twice, with the other record',
  async (id) => {
    const values = VALUES[id]?.() ?? {};
    // Both are entered before either is applied, as when fifty files are dropped at once.
    const [first, second] = [await documentOf(id, values), await documentOf(id, values)];
    expect(await repeatsOf(first._id)).toEqual([]);
    expect((await world.admin.send('POST', `docs/${first._id}/apply`, {})).body.obj.status).toBe('applied');
    const made = await madeBy(first._id);

    const told = await repeatsOf(second._id);
    expect(told.length).toBeGreaterThan(0);
    for (const { id: other, message } of told) {
      expect(made).toContain(other);
      expect([DOC_TEXTS.sameInvoice, DOC_TEXTS.sameEntry, DOC_TEXTS.overlap]).toContain(message);
    }

    // It repeats nothing any more once the first one is taken back.
    await world.admin.send('POST', `docs/${first._id}/unapply`, {});
    expect(await repeatsOf(second._id)).toEqual([]);
  },
);

it('tells of a bill whose days at its location were entered by hand, and of a delivery on such a day', async () => {
  const hand = { location_id, from: utcDay(2024, 3, 1), to: utcDay(2024, 3, 31), units: 'kWh' };
  const power = await created('electricity_activitys', { ...hand, amount: 70, renewable_amount: 0 });
  const oil = await created('fuel_activitys', { ...hand, fuel: 'Gas oil', amount: 500, units: 'L' });
  await created('fuel_activitys', { ...hand, fuel: 'Natural gas', amount: 9000 });
  const days = { period_start: utcDay(2024, 3, 15), period_end: utcDay(2024, 4, 14) };
  const bill = await documentOf('electricity', { location_id, ...days, electricity_used: 5, electricity_units: 'kWh' });
  const drop = await documentOf('fuel', {
    ...{ location_id, delivery_date: utcDay(2024, 3, 9) },
    fuels: [{ fuel_type: 'Gas oil', quantity: 900, fuel_units: 'L' }],
  });

  expect(await repeatsOf(bill._id)).toMatchObject([{ id: power, message: DOC_TEXTS.overlap, from: hand.from }]);
  expect(drop.warnings).toMatchObject([{ entity: 'fuel_activitys', id: oil, message: DOC_TEXTS.overlap }]);
});

it('tells of two documents of one bill on both while they wait, and counts those that it does not name', async () => {
  const bill = (supplier_name: string, invoice_number: string) =>
    documentOf('water', { supplier_name, invoice_number, water_used: 3, water_units: 'm3' });
  const warningsOf = async (id: string) => (await world.admin.send('GET', `docs/${id}`)).body.obj.warnings;
  const named = ({ _id: id, name }: { _id: string; name: string }) => ({
    ...{ message: DOC_TEXTS.sameBill, entity: 'docs', id, name },
  });
  const first = await bill('Westward Water', 'WW 70');
  const other = await bill('Eastward Water', 'WW 70');
  const second = await bill('WESTWARD WATER.', 'ww70');

  expect([first.warnings, other.warnings, second.warnings]).toEqual([null, null, [named(first)]]);
  expect([await warningsOf(first._id), await warningsOf(other._id)]).toEqual([[named(second)], null]);

  await world.admin.send('POST', `docs/${second._id}/postpone`, { postponed: true });
  expect(await warningsOf(first._id)).toEqual([named(second)]);
  await world.admin.send('POST', `docs/${second._id}/toggle_ignore_entry`, {});
  expect(await warningsOf(first._id)).toBeNull();
  expect((await world.admin.send('DELETE', `docs/${second._id}`)).status).toBe(200);

  for (let copy = 0; copy < 5; copy += 1) await bill('Westward Water', 'WW 70');
  const last = await bill('Westward Water', 'WW 70');
  expect(last.warnings.map(({ more }: { more?: number }) => more)).toEqual([...Array(4).fill(undefined), 1]);
  expect(await warningsOf(first._id)).toHaveLength(5);
});

it('tells of copies of a bill that arrive at the same moment on all of them', async () => {
  const bill = (invoice_number: string) =>
    documentOf('water', { supplier_name: 'Northward Water', invoice_number, water_used: 3, water_units: 'm3' });
  for (let round = 0; round < 5; round += 1) {
    const copies = await Promise.all([1, 2, 3].map(() => bill(`NW ${round}`)));
    const stored = await Promise.all(copies.map(({ _id }) => world.admin.send('GET', `docs/${_id}`)));
    expect(stored.map(({ body }) => body.obj.warnings?.length)).toEqual([2, 2, 2]);
  }
});

it('tells of the copy of a supplier whose short number many newer bills of others have', async () => {
  const bill = (supplier_name: string) =>
    documentOf('water', { supplier_name, invoice_number: '7', water_used: 3, water_units: 'm3' });
  const [first, other] = [await bill('Westward Water'), await bill('Eastward Water')];
  const { database } = world.engine.platform;
  const docs = recordsOver(database, database, world.admin.companyId)(doc);
  const stored = await docs.get(other._id);
  const newer = { ...stored, created_on: stored.created_on + DAY };
  await docs.insert(Array.from({ length: 20 }, (_, at) => ({ ...newer, _id: `newer-${at}` })));

  const second = await bill('Westward Water');
  expect((await docs.get(first._id)).warnings).toEqual([
    { message: DOC_TEXTS.sameBill, entity: 'docs', id: second._id, name: second.name },
  ]);
});

it('counts the records that a bill repeats and that it does not name', async () => {
  const use = { location_id, from: utcDay(2022, 5, 1), to: utcDay(2022, 5, 31), units: 'kWh', renewable_amount: 0 };
  for (let at = 0; at < 6; at += 1) await created('electricity_activitys', { ...use, amount: 70 + at });
  const named = await created('electricity_activitys', { ...use, amount: 90, invoice_ref: 'E-22' });
  const bill = await documentOf('electricity', {
    ...{ location_id, period_start: use.from, period_end: use.to, invoice_number: 'E-22' },
    ...{ electricity_used: 5, electricity_units: 'kWh' },
  });
  const { records } = (await world.admin.send('POST', 'preview_doc', { id: bill._id })).body.obj;

  // The one of the same number comes first, however many others there are.
  expect(bill.warnings).toHaveLength(5);
  expect(bill.warnings[0]).toMatchObject({ message: DOC_TEXTS.sameInvoice, id: named });
  expect(bill.warnings[4]).toMatchObject({ message: DOC_TEXTS.overlap, more: 2 });
  expect(records[0].repeats.length + records[0].more_repeats).toBeGreaterThan(1);
});

it('names no record of another company', async () => {
  const days = { from: utcDay(2023, 5, 1), to: utcDay(2023, 5, 31) };
  const theirs = (await world.stranger.send('POST', 'locations', LOCATION)).body.obj._id;
  const use = { location_id: theirs, ...days, amount: 5, units: 'kWh', renewable_amount: 0, invoice_ref: 'E-9' };
  expect((await world.stranger.send('POST', 'electricity_activitys', use)).status).toBe(201);
  const bill = await documentOf('electricity', {
    ...{ location_id, period_start: days.from, period_end: days.to, invoice_number: 'E-9' },
    ...{ electricity_used: 5, electricity_units: 'kWh' },
  });
  expect(await repeatsOf(bill._id)).toEqual([]);
});
