import { inflateRawSync } from 'node:zlib';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { utcDay } from '@lichen/contracts/formats/days';
import { systemClock } from '../../../platform/clock';
import { jobBatchWriter } from '../../../platform/engine/jobs/write-job-batch';
import type { Job } from '../../../platform/jobs/job';
import { dyingIn } from '../../../platform/jobs/testing/dying-process';
import { until } from '../../../platform/jobs/testing/work-place';
import { fileRecords } from '../../../platform/files/file-records';
import { recordsOver } from '../../../platform/store/scoped-records';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { EXTRACT, extractJob } from './extract.job';

const FORMULA = '=HYPERLINK("http://bad.example","Click")';
const WATER = { from: utcDay(2025, 2, 1), to: utcDay(2025, 2, 28), amount: 12.25, units: 'm3' };

let world: World;
let bill: Record<string, unknown>;
let later = 0;
const clock = { ...systemClock, now: () => Date.now() + later };

beforeAll(async () => {
  world = await makeWorld({ clock });
  const { admin } = world;
  const location_id = (await admin.send('POST', 'locations', { ...LOCATION, name: 'Leith; works' })).body.obj._id;
  const period = { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) };
  const cost = { currency: 'GBP', amount: 310.5 };
  const draft = { location_id, ...period, amount: 1200.5, units: 'kWh', renewable_amount: 0, cost };
  bill = (await admin.send('POST', 'electricity_activitys', { ...draft, description: FORMULA, tags: ['a', 'b'] })).body
    .obj;
  const { body } = await admin.send('POST', 'water_activitys', { ...WATER, location_id });
  expect(body.ok).toBe(true);
}, 60_000);
afterAll(() => world.stop());

const ask = async (body: object) => (await world.admin.send('POST', 'activity_extract', body)).body.obj;
const fetched = (id: string, who = world.admin) =>
  fetch(`${world.url}/api/data/activity_extract/${id}?f=${clock.now()}`, { headers: { cookie: who.cookie } });

/** A parser of its own: what the writer believes about quotes is not asked. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (quoted === undefined && plain === '' && end === '') break;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replace(/""/g, '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

const asRecords = ([head = [], ...rows]: string[][]) =>
  rows.map((row) => Object.fromEntries(head.map((title, at) => [title, row[at] ?? ''])));

it('gives the filtered rows with the columns of the list and all fields, as text that no spreadsheet runs', async () => {
  const { _id, state, total } = await ask({ filters: { activity: 'electricity_activitys' } });
  const response = await fetched(_id);
  const csv = await response.text();
  const rows = asRecords(cellsOf(csv.replace(/^\ufeff/, '')));

  expect({ state, total }).toEqual({ state: 'done', total: 1 });
  expect(response.headers.get('content-disposition')).toMatch(/activities-\d{4}-\d\d-\d\d\.csv$/);
  expect(Object.keys(rows[0] ?? {}).slice(0, 7)).toEqual([
    'Activity',
    'Scope',
    'From',
    'To',
    'Description',
    'CO₂e in kg',
    'Tags',
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    ...{ Activity: 'Electricity', Scope: 'Scope 2', From: '2025-01-01', To: '2025-01-31', Description: `'${FORMULA}` },
    ...{ Tags: 'a; b', Location: 'Leith; works', Cost: '310.5', 'Cost: currency': 'GBP', Applied: 'Yes' },
    ...{ Amount: '1200.5', Units: 'kWh', 'Entered by': 'Ann Other', Identifier: bill['_id'] },
  });
  const { body } = await world.admin.send('GET', `activities/${bill['_id']}`);
  expect(Number(rows[0]?.['CO₂e in kg'])).toBe(body.obj.emission_calc.CO2);
});

it('holds every type of the selection, each with its own fields', async () => {
  const { _id } = await ask({});
  const rows = asRecords(cellsOf((await (await fetched(_id)).text()).replace(/^\ufeff/, '')));

  expect(rows.map(({ Activity, Amount, Units }) => [Activity, Amount, Units])).toEqual([
    ['Water', '12.25', 'm3'],
    ['Electricity', '1200.5', 'kWh'],
  ]);
});

/** Entries of a zip by the directory at its end, as every program reads them. */
function unzipped(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const found = new Map<string, string>();
  for (let at = bytes.readUInt32LE(end + 16), left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, names, offset] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const name = bytes.subarray(at + 46, at + 46 + names).toString();
    found.set(name, inflateRawSync(bytes.subarray(start, start + packed)).toString());
    at += 46 + names + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return found;
}

it('makes a workbook whose days are days and whose numbers are numbers', async () => {
  const { _id } = await ask({ format: 'xlsx', filters: { activity: 'electricity_activitys' } });
  const response = await fetched(_id);
  const parts = unzipped(Buffer.from(await response.arrayBuffer()));
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';

  expect(response.headers.get('content-type')).toContain('spreadsheetml.sheet');
  expect([...parts.keys()]).toContain('[Content_Types].xml');
  expect(sheet.match(/<row>/g)).toHaveLength(2);
  // 1 January 2025 as workbooks count days; the text of a formula is a text, never a formula.
  expect(sheet).toContain('<c s="1"><v>45658</v></c>');
  expect(sheet).toContain('<c><v>1200.5</v></c>');
  expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK(&quot;http://bad.example&quot;,&quot;Click&quot;)</t>');
  expect(sheet).not.toContain('<f>');
});

it('belongs to its company, to those who may ask for one, and to a day', async () => {
  const { _id } = await ask({});
  const member = await world.someone(['user', 'edit_business']);
  const { database } = world.engine.platform;
  const rows = await database.all('SELECT company_id, id FROM files WHERE owner_id = ?', [_id]);

  expect((await fetched(_id, world.stranger)).status).toBe(404);
  expect((await fetched(_id, member)).status).toBe(403);
  expect((await fetch(`${world.url}/api/data/activity_extract/${_id}`)).status).toBe(401);
  expect((await fetched(_id)).status).toBe(200);
  later = 24 * 3_600_000;
  const kept = await fileRecords(database, clock).find(world.admin.companyId, String(rows[0]?.['id']));
  later = 0;
  expect(kept).toBeUndefined();
});

it('refuses a filter that does not exist', async () => {
  const { status, body } = await world.admin.send('POST', 'activity_extract', { filters: { company_id: 'x' } });

  expect({ status, errors: body.errors }).toEqual({
    status: 400,
    errors: { company_id: 'This filter does not exist' },
  });
});

it('holds what had been entered when it was asked for, and says how many that were', async () => {
  const { database } = world.engine.platform;
  const { body } = await world.admin.send('GET', `electricity_activitys/${bill['_id']}`);
  const sums = { scope1_ug: 0, scope2_ug: 0, scope3_ug: 0, market_ug: null, invalid: false, tags: null };
  const copy = (_id: string, created_on: number) => ({ ...body.obj, ...sums, _id, created_on, description: 'Late' });
  const copies = [copy('in-time', body.obj.created_on), copy('meanwhile', clock.now() + 60_000)];
  await database.transaction((tx) =>
    recordsOver(database, tx, world.admin.companyId)(electricityActivity).insert(copies),
  );

  const { _id, total } = await ask({ filters: { field_filter: 'Late' } });

  const rows = asRecords(cellsOf((await (await fetched(_id)).text()).replace(/^\ufeff/, '')));
  expect([total, rows.map((row) => row['Identifier'])]).toEqual([1, ['in-time']]);
  expect((await world.admin.send('GET', `activity_extracts/${_id}`)).body.obj.total).toBe(1);
});

it('makes a large file in the background, with progress, each row once and in the order of the list', async () => {
  const { database, jobs } = world.engine.platform;
  const { admin } = world;
  const { body } = await admin.send('GET', `electricity_activitys/${bill['_id']}`);
  const copies = Array.from({ length: 2300 }, (_, at) => ({
    ...body.obj,
    ...{ scope1_ug: 0, scope2_ug: at, scope3_ug: 0, market_ug: null, invalid: false },
    ...{ _id: `copy-${String(at).padStart(5, '0')}`, description: `Copy ${at}`, from: bill['from'], tags: null },
  }));
  await database.transaction((tx) => recordsOver(database, tx, admin.companyId)(electricityActivity).insert(copies));
  const { _id, job_id, state } = await ask({ filters: { field_filter: 'Copy' } });
  expect(state).toBe('making');
  await until(async () => (await admin.send('GET', `job_status?id=${job_id}`)).body.obj.state === 'done', 20_000);

  const rows = asRecords(cellsOf((await (await fetched(_id)).text()).replace(/^\ufeff/, '')));
  const listed = await recordsOver(
    database,
    database,
    admin.companyId,
  )(activity).list({
    where: { description: { contains: 'Copy' } },
    order: [
      { column: 'from', descending: true },
      { column: 'id', descending: true },
    ],
  });
  expect(rows.map((row) => row['Identifier'])).toEqual(listed.map((row) => row._id));
  expect((await admin.send('GET', `job_status?id=${job_id}`)).body.obj).toMatchObject({ done: 2300, total: 2300 });
  expect((await world.stranger.send('GET', `job_status?id=${job_id}`)).status).toBe(404);
  expect((await (await world.someone(['user'])).send('GET', `job_status?id=${job_id}`)).status).toBe(404);
  expect(await jobs.cancel(admin.companyId, job_id)).toBe(false);
}, 60_000);

it('does not go on saying that a file is being made once that was given up', async () => {
  const { platform, registry } = world.engine;
  const { database } = platform;
  const { companyId, userId } = world.admin;
  const { _id } = await ask({});
  await database.run('UPDATE activity_extracts SET state = ? WHERE id = ?', ['making', _id]);
  const nobody = { types: new Map(), sayIn: () => String, labelIn: () => () => '' };
  const kind = extractJob({ platform, ...nobody }, jobBatchWriter(platform, registry));
  const job: Job = { id: 'job', companyId, userId, kind: EXTRACT, input: { id: _id }, attempt: 3 };

  await kind.gaveUp?.(job, dyingIn(database, 0, { checkpoint: null }), new Error('The disk is full'));
  expect((await world.admin.send('GET', `activity_extracts/${_id}`)).body.obj.state).toBe('failed');
  await kind.cancelled?.(job, dyingIn(database, 0, { checkpoint: null }));
  expect((await world.admin.send('GET', `activity_extracts/${_id}`)).body.obj.state).toBe('cancelled');
});
