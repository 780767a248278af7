import { MOST_ANCHORS, docAnchor } from '@lichen/contracts/docs/doc-anchor.entity';
import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { uploadFile } from '../../../../test/upload-file';
import { pdfFile } from '../../../../test/hostile/pdf-file';
import { LOCATION, type Person, type World, makeWorld } from '../../../../test/world';
import { until } from '../../../platform/jobs/testing/work-place';
import { recordsOver } from '../../../platform/store/scoped-records';

let world: World;
const locations = new Map<Person, string>();

beforeAll(async () => {
  world = await makeWorld();
  for (const person of [world.admin, world.stranger]) {
    await world.engine.platform.accounts.subscribe(person.companyId, {
      modules: [...BASE_SUBSCRIPTIONS, 'ai-doc-extract'],
    });
    locations.set(person, (await person.send('POST', 'locations', LOCATION)).body.obj._id);
  }
}, 60_000);
afterAll(() => world.stop());

/** A bill whose words for what was used are its own. */
const bill = (number: string, used: string) =>
  pdfFile([
    [50, 790, 'Northern Power Ltd'],
    [300, 790, 'www.northern-power.example'],
    [50, 760, 'Electricity bill'],
    [50, 730, `Invoice number: ${number}`],
    [50, 714, 'Invoice date: 5 November 2026'],
    [50, 698, 'Billing period: 1 October 2026 to 31 October 2026'],
    [50, 630, 'Juice taken'],
    [300, 630, used],
  ]);

async function uploaded(bytes: Buffer, by: Person) {
  const { obj } = (await uploadFile(world.url, by, 'docs', { name: 'bill.pdf', bytes })).body;
  return until(async () => {
    const found = (await by.send('GET', `docs/${obj._id}`)).body.obj;
    return !['pending', 'loading', 'parsed', 'preparing'].includes(found.status) && found;
  });
}

const act = (id: string, action: string, by: Person, body = {}) => by.send('POST', `docs/${id}/${action}`, body);
const anchorsOf = async (by: Person) => (await by.send('GET', 'doc_anchors?limit=100')).body.list;

/** Somebody types what was used, and applies the bill. */
async function corrected(number: string, by: Person, values: object): Promise<string> {
  const { _id } = await uploaded(bill(number, '1,204'), by);
  await act(_id, 'update', by, { prep_data: { location_id: locations.get(by), ...values } });
  const { body } = await act(_id, 'apply', by);
  if (body.obj?.status !== 'applied') throw new Error(JSON.stringify(body));
  return _id;
}

it('reads the second bill of a layout by what one correction taught, for that company alone, until it is forgotten', async () => {
  const { admin, stranger } = world;
  const untaught = await uploaded(bill('1', '1,204'), admin);
  const first = await corrected('2', admin, { electricity_used: 1204 });
  const second = await uploaded(bill('3', '1,377'), admin);
  const others = await uploaded(bill('3', '1,377'), stranger);
  const [reading] = (await admin.send('GET', `doc_readings?doc_id=${second._id}`)).body.list;

  expect([untaught, others].map(({ prep_data }) => prep_data.electricity_used)).toEqual([undefined, undefined]);
  expect(second).toMatchObject({
    ...{ prep_data: { electricity_used: 1377, electricity_units: 'kWh' } },
    field_states: { electricity_used: 'read', electricity_units: 'read' },
  });
  expect(reading.fields).toContainEqual(expect.objectContaining({ field: 'electricity_used', how: 'anchor' }));
  expect(reading.landmarks).toBeUndefined();
  expect(await anchorsOf(admin)).toMatchObject([
    {
      ...{ supplier: 'Northern Power Ltd', supplier_key: 'site:northern-power.example', doc_id: first },
      ...{ field: 'electricity_used', labels: ['beside:juice taken'] },
    },
  ]);
  expect(await anchorsOf(stranger)).toEqual([]);

  const forget = { supplier_key: 'site:northern-power.example' };
  const byStranger = await stranger.send('POST', 'forget_supplier', forget);
  const kept = await anchorsOf(admin);
  const byOwner = await admin.send('POST', 'forget_supplier', forget);
  await act(second._id, 'read_again', admin);
  const again = await until(async () => {
    const found = (await admin.send('GET', `docs/${second._id}`)).body.obj;
    return found.reading_version === 2 && found.status !== 'preparing' && found;
  });

  expect([byStranger.body.obj, kept.length, byOwner.body.obj]).toEqual([{ forgotten: 0 }, 1, { forgotten: 1 }]);
  expect(again.prep_data.electricity_used).toBeUndefined();
}, 60_000);

it('takes back what a document taught when it is unapplied', async () => {
  const id = await corrected('4', world.admin, { electricity_used: 1204 });
  const before = (await anchorsOf(world.admin)).length;
  await act(id, 'unapply', world.admin);

  expect([before, (await anchorsOf(world.admin)).length]).toEqual([1, 0]);
}, 60_000);

it('keeps no more than its bound, of the newest documents', async () => {
  const { admin, engine } = world;
  const { database } = engine.platform;
  await database.transaction((tx) =>
    recordsOver(
      database,
      tx,
      admin.companyId,
    )(docAnchor).insert(
      Array.from({ length: MOST_ANCHORS }, (_, at) => ({
        ...{ _id: `old-${at}`, supplier_key: `name:${at}`, supplier: 'Old', doc_type: 'electricity', field: 'cost' },
        ...{ labels: ['beside:total'], nth: 0, among: 1, unit: null, doc_id: `doc-${at}`, doc_created_on: at },
      })),
      { version: 1, created_on: 0, created_by: admin.userId, updated_on: 0 },
    ),
  );
  await corrected('5', admin, { electricity_used: 1204 });
  const count = async (query = '') => (await admin.send('GET', `doc_anchors?limit=1${query}`)).body.total;

  expect(await count()).toBe(MOST_ANCHORS);
  expect([await count('&supplier_key=name:1'), await count('&doc_id=doc-1')]).toEqual([1, 1]);
  for (const [name, value, text] of [
    ['doc_id', 'doc-0', FIELD_TEXTS.unknownRecord],
    ['supplier_key', 'name:0', FIELD_TEXTS.choice],
  ] as const) {
    const { status, body } = await admin.send('GET', `doc_anchors?${name}=${value}`);
    expect([status, body.errors]).toEqual([400, { [name]: text }]);
  }
}, 60_000);
