import type { ImportSettings } from '@lichen/contracts/imports/import.entity';
import { auditLog } from '@lichen/contracts/identity/audit/audit-log.entity';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { type ImportAnswer, importSteps } from '../../../test/worlds/import-world';
import { LOCATION, type World, makeWorld } from '../../../test/world';
import { recordsOver } from '../../platform/store/scoped-records';

let world: World;
const { checked, checkedAgain, countOf, decided, repaired, send, site, stateOf, uploaded } = importSteps(() => world);

beforeEach(async () => {
  world = await makeWorld();
}, 60_000);
afterEach(() => world.stop());

const HEAD = 'Site,From,To,Consumption (kWh),Invoice no.,Cost\n';
const iso = (day: number) => new Date(day).toISOString().slice(0, 10);

/** One bill a day and site, so that no two are the same. */
const line = (at: number, place = 'Works') => {
  const day = utcDay(2019, 1, 1) + at * DAY;
  return `${place},${iso(day)},${iso(day + DAY)},${1000 + at},INV-${at},£${at}.50\n`;
};
const lines = (count: number, place?: string) => Array.from({ length: count }, (_, at) => line(at, place)).join('');

/** Returns the problems of the rows themselves; days to come and unusual amounts are tested elsewhere. */
const withoutFindings = ({ repairs }: ImportAnswer) => (repairs ?? []).filter(({ repair }) => repair !== 'finding');

it('takes 2,000 rows of which 40 are bad, is repaired in place, and comes again without duplicates', async () => {
  const { admin } = world;
  const works = await site(admin, 'Works');
  const bad = [
    ...Array.from({ length: 38 }, (_, at) => line(1960 + at, 'Wroks')),
    line(1998).replace('2998', 'lots'),
    line(1999).replace(/,2024-\d\d-\d\d,/, ',someday,'),
  ];
  const file = HEAD + lines(1960) + bad.join('');

  const first = await checked(admin, file);
  expect(first).toMatchObject({ rows: 2000, new_rows: 1960, existing_rows: 0, error_rows: 40, state: 'checked' });
  expect(await countOf(admin)).toBe(0);
  expect(withoutFindings(first)).toMatchObject([
    { repair: 'record', field: 'location_id', rows: 38, texts: [{ text: 'Wroks', rows: 38, cell: 'A1962' }] },
    { repair: 'number', field: 'amount', rows: 1, texts: [{ text: 'lots', cell: 'D2000' }] },
    { repair: 'day', field: 'from', rows: 1, texts: [{ text: 'someday', cell: 'B2001' }] },
  ]);

  const chosen = await repaired(admin, first._id, { fixes: { location_id: { Wroks: works } } });
  expect(chosen).toMatchObject({ new_rows: 1998, error_rows: 2 });

  const { list } = (await admin.send('GET', `import_rows?import_id=${first._id}&verdict=error`)).body;
  const cells = [
    { row: list[0]._id, column: 3, value: '2998' },
    { row: list[1]._id, column: 1, value: '2024-06-22' },
  ];
  const whole = await repaired(admin, first._id, { cells });
  expect(whole).toMatchObject({ new_rows: 2000, error_rows: 0 });
  expect(withoutFindings(whole)).toEqual([]);

  const done = await decided(admin, first._id, 'run', 'done');
  expect(done).toMatchObject({ created: 2000, updated: 0 });
  expect(await countOf(admin)).toBe(2000);
  const total = (await admin.send('GET', 'get_activities_stats')).body;
  expect(done.total_kg).toBeGreaterThan(0);
  expect(JSON.stringify(total)).toContain(String(done.total_kg));

  const again = await checked(admin, file);
  expect(again).toMatchObject({ new_rows: 0, existing_rows: 1960 });
  const twice = await repaired(admin, again._id, { fixes: { location_id: { wroks: works } } });
  expect(twice).toMatchObject({ new_rows: 0, existing_rows: 1998 });
  expect(await decided(admin, again._id, 'run', 'done')).toMatchObject({ created: 0, updated: 0 });
  expect(await countOf(admin)).toBe(2000);
}, 120_000);

/** Returns the part of the explanation of an activity's figure that is about its import. */
async function importedOf(activity: string) {
  const { send } = world.admin;
  const rows = (await send('GET', `emission_calcs?activity_id=${activity}`)).body.list;
  const { _id } = rows.find(({ superseded_by }: { superseded_by: string | null }) => superseded_by === null);
  return (await send('GET', `emission_calcs/${_id}/explain`)).body.obj.imported;
}

it('updates what is there when asked to, and an undo gives the old values back and removes the new', async () => {
  const { admin } = world;
  const location_id = await site(admin, 'Works');
  const bill = { location_id, from: utcDay(2019, 1, 1), to: utcDay(2019, 1, 2), amount: 5, units: 'kWh' };
  const sent = { ...bill, renewable_amount: 0, invoice_ref: 'INV-0', description: 'By hand' };
  const { _id } = (await admin.send('POST', 'electricity_activitys', sent)).body.obj;
  const figures = async () => (await admin.send('GET', 'get_activities_stats')).body;
  const before = await figures();

  const { _id: id, ...counts } = await checked(admin, HEAD + lines(3));
  expect(counts).toMatchObject({ new_rows: 2, existing_rows: 1 });
  expect(await decided(admin, id, 'run', 'done', 'update')).toMatchObject({ created: 2, updated: 1 });

  const read = async () => (await admin.send('GET', `electricity_activitys/${_id}`)).body.obj;
  expect(await read()).toMatchObject({ amount: 1000, cost: { currency: 'GBP', amount: 0.5 }, description: 'By hand' });

  // Each figure says the file and the row that it came from, whether the row made the activity or changed it.
  const { list } = (await admin.send('GET', `import_rows?import_id=${id}&sort=place`)).body;
  const written = list.map(({ activity_id, place }: { activity_id: string; place: number }) => [activity_id, place]);
  expect(written).toHaveLength(3);
  expect(written[0]?.[0]).toBe(_id);
  const { name } = (await admin.send('GET', `imports/${id}`)).body.obj;
  for (const [activity, row] of written) expect(await importedOf(activity)).toEqual({ import_id: id, file: name, row });

  expect(await decided(admin, id, 'undo', 'undone')).toMatchObject({ created: 0, updated: 0, kept: 0 });
  expect(await read()).toMatchObject({ amount: 5, cost: null, description: 'By hand' });
  expect(await importedOf(_id)).toBeNull();
  expect(await countOf(admin)).toBe(1);
  expect(await figures()).toEqual(before);
  const { database } = world.engine.platform;
  const entries = await recordsOver(
    database,
    database,
    admin.companyId,
  )(auditLog).list({
    where: { entity_name: 'electricity_activitys', type: { in: ['update', 'remove'] } },
    order: [{ column: 'dt' }, { column: 'id' }],
  });
  const told = entries.map(({ type, record_id, diff }) => [
    type,
    record_id === _id,
    Object.keys(diff).includes('amount'),
  ]);
  // The import's update, and its undo: one entry for each record, with what it held.
  expect(told.filter(([type]) => type === 'update')).toEqual([
    ['update', true, true],
    ['update', true, true],
  ]);
  expect(told.filter(([type]) => type === 'remove')).toEqual([
    ['remove', false, true],
    ['remove', false, true],
  ]);
});

it('leaves what somebody has changed since, and says how many', async () => {
  const { admin } = world;
  await site(admin, 'Works');
  const { _id: id } = await checked(admin, HEAD + lines(3));
  await decided(admin, id, 'run', 'done');
  const [first] = (await admin.send('GET', 'electricity_activitys')).body.list;
  await admin.send('PATCH', `electricity_activitys/${first._id}`, { description: 'Looked at' });

  expect(await decided(admin, id, 'undo', 'undone')).toMatchObject({ created: 1, kept: 1 });
  expect(await countOf(admin)).toBe(1);
});

it('warns of bills that stand in the file twice, wherever, and leaves them out once somebody says so', async () => {
  const { admin } = world;
  await site(admin, 'Works');
  const sameDays = line(3).replace('INV-3', 'INV-X').replace('1003', '7');
  // Further apart than a page of rows.
  const file = HEAD + lines(150) + line(1) + sameDays + line(200, 'Wroks');

  const found = await checked(admin, file);
  expect(found).toMatchObject({ new_rows: 152, error_rows: 1 });
  const repeated = (found.repairs ?? []).filter(({ repair }) => repair === 'repeat');
  expect(repeated).toMatchObject([
    { field: 'invoice', rows: 1, texts: [{ text: '3', cell: 'E152' }] },
    { field: 'days', rows: 1, texts: [{ text: '5', cell: 'B153' }] },
  ]);

  const skipped = await repaired(admin, found._id, { settings: { skip_repeats: ['invoice'] } });
  expect(skipped).toMatchObject({ new_rows: 151, error_rows: 1 });
  expect(withoutFindings(skipped)).toHaveLength(3);
  const other = await repaired(admin, found._id, { settings: { skip_repeats: ['days'] } });
  expect(other).toMatchObject({ new_rows: 151 });

  const { list } = (await admin.send('GET', `import_rows?import_id=${found._id}&verdict=skipped`)).body;
  expect(list).toMatchObject([
    { place: 153, problems: [{ message: 'The same source and the same days as in row {row}' }] },
  ]);
  const cells = [
    { row: list[0]._id, column: 1, value: '2012-01-01' },
    { row: list[0]._id, column: 2, value: '2012-01-02' },
  ];
  expect(await repaired(admin, found._id, { cells })).toMatchObject({ new_rows: 152 });

  await repaired(admin, found._id, { settings: { skip_repeats: ['invoice', 'days'] } });
  expect(await decided(admin, found._id, 'run', 'done')).toMatchObject({ created: 151 });
  expect(await countOf(admin)).toBe(151);
}, 60_000);

it('writes two rows that are alike as two, if that is meant, and knows both again', async () => {
  const { admin } = world;
  await site(admin, 'Works');
  const file = HEAD + line(1) + line(1);

  await decided(admin, (await checked(admin, file))._id, 'run', 'done');
  expect(await countOf(admin)).toBe(2);

  expect(await checked(admin, file)).toMatchObject({ new_rows: 0, existing_rows: 2, repairs: [] });
  expect(await checked(admin, file + line(1))).toMatchObject({
    new_rows: 1,
    existing_rows: 2,
    repairs: [{ repair: 'repeat', rows: 1, texts: [{ text: '2', cell: 'E4' }] }],
  });
});

it('asks what a figure is that no cell of its column decides, and writes it as it was answered', async () => {
  const { admin } = world;
  await site(admin, 'Works');
  const row = (month: string, amount: string, cost: string, share: string) =>
    `Works,2026-${month}-01,2026-${month}-28,"${amount}",B-${month},"${cost}","${share}"\n`;
  const head = 'Site,From,To,Consumption (kWh),Invoice no.,Cost,Renewable %\n';
  const file = head + row('01', '11,980', '£601.20', '40,10') + row('02', '10,412', '540,10 €', '12,5 %');

  const { _id: id, repairs, new_rows } = await checked(admin, file);
  expect(new_rows).toBe(0);
  expect(repairs).toMatchObject([
    { repair: 'order', field: 'amount', rows: 2, unit: 'kWh', texts: [{ text: '11,980' }, {}] },
  ]);
  // The cost says itself how it is written, and no answer for another column changes it.
  const answered = await repaired(admin, id, { settings: { decimals: { amount: '.' } } });
  expect(answered).toMatchObject({ new_rows: 2, error_rows: 0, answered: [{ field: 'amount', rows: 2 }] });
  // Answered differently, rows that were right already are read again.
  const decimal = { settings: { decimals: { amount: ',' } } };
  expect(await repaired(admin, id, decimal)).toMatchObject({ new_rows: 2, answered: [{ field: 'amount' }] });
  expect((await admin.send('GET', `import_rows?import_id=${id}`)).body.list[0].read_as[3]).toBe(11.98);
  await repaired(admin, id, { settings: { decimals: { amount: '.' } } });
  const { list: rows } = (await admin.send('GET', `import_rows?import_id=${id}`)).body;
  expect(rows.map(({ read_as }: { read_as: unknown }) => read_as)).toMatchObject([
    { 1: Date.UTC(2026, 0, 1), 2: Date.UTC(2026, 0, 28), 3: 11980, 5: { currency: 'GBP', amount: 601.2 }, 6: 40.1 },
    { 3: 10412, 5: { currency: 'EUR', amount: 540.1 }, 6: 12.5 },
  ]);
  // The name of the place says itself.
  expect(rows[0].read_as).not.toHaveProperty('0');
  // Back at the columns, a page that knows nothing of the answer sends what it has; the answer stays.
  const { decimals, ...stale } = answered.settings as ImportSettings;
  expect(decimals).toEqual({ amount: '.' });
  const settings = { ...stale, columns: stale.columns.map((name) => (name === 'invoice_ref' ? null : name)) };
  const again = await checkedAgain(admin, id, settings);
  expect(again).toMatchObject({ new_rows: 2, error_rows: 0, settings: { decimals, columns: settings.columns } });
  await decided(admin, id, 'run', 'done');
  const { list } = (await admin.send('GET', 'electricity_activitys')).body;
  const wrote = (list as Record<string, unknown>[]).map(({ amount, cost, renewable_percent }) => [
    ...[amount, cost, renewable_percent],
  ]);
  expect(wrote.sort(([a], [b]) => Number(a) - Number(b))).toEqual([
    [10412, { currency: 'EUR', amount: 540.1 }, 12.5],
    [11980, { currency: 'GBP', amount: 601.2 }, 40.1],
  ]);
});

it('keeps every repair on the way back to the columns and forward again', async () => {
  const { admin } = world;
  const works = await site(admin, 'Works');
  const file = HEAD + line(0) + line(1, 'Wroks') + line(2).replace('1002', 'lots') + line(3, 'Annex');
  const first = await checked(admin, file);
  expect(first).toMatchObject({ new_rows: 1, error_rows: 3 });
  await repaired(admin, first._id, { fixes: { location_id: { Wroks: works } } });
  const { list } = (await admin.send('GET', `import_rows?import_id=${first._id}&verdict=error`)).body;
  const row = list.find(({ cells }: { cells: unknown[] }) => cells.includes('lots'))._id;
  await repaired(admin, first._id, { cells: [{ row, column: 3, value: '1002' }] });
  const create = [{ field: 'location_id', text: 'Annex', draft: { ...LOCATION, name: 'Annex' } }];
  expect(await repaired(admin, first._id, { create })).toMatchObject({ new_rows: 4, error_rows: 0 });

  // The page at the columns sends what it knew before the repairs, with one column left out.
  const { columns, ...settings } = first.settings as ImportSettings;
  expect(columns).toContain('invoice_ref');
  const left = columns.map((name) => (name === 'invoice_ref' ? null : name));
  const again = await checkedAgain(admin, first._id, { ...settings, columns: left });
  expect(again).toMatchObject({ new_rows: 4, error_rows: 0, new_records: [{ name: 'Annex', state: 'planned' }] });
  expect(again.settings).toMatchObject({ columns: left });
});

it('asks for the order of days where a file has both, and reads every clear day as it stands', async () => {
  const { admin } = world;
  await site(admin, 'Works');
  const rows = ['31/01/2026,31/01/2026', '01/31/2026,01/31/2026', '02/03/2026,02/03/2026'];
  const file = HEAD + rows.map((days, at) => `Works,${days},${at + 1},R-${at},\n`).join('');

  const { _id: id, repairs, columns } = await checked(admin, file);
  expect(repairs).toMatchObject([
    { repair: 'order', field: 'from', rows: 1, texts: [{ text: '02/03/2026', cell: 'B4' }] },
    { repair: 'order', field: 'to', rows: 1 },
    { repair: 'repeat', field: 'days', rows: 1, texts: [{ text: '2', cell: 'B3' }] },
  ]);
  expect(columns?.[1]?.dayOrders).toEqual({ dmy: 'B2', mdy: 'B3' });

  expect(await repaired(admin, id, { settings: { day_order: 'mdy' } })).toMatchObject({ new_rows: 3, error_rows: 0 });
  await decided(admin, id, 'run', 'done');
  const { list } = (await admin.send('GET', 'electricity_activitys')).body;
  expect(list.map(({ from }: { from: number }) => iso(from)).sort()).toEqual([
    '2026-01-31',
    '2026-01-31',
    '2026-02-03',
  ]);
});

it('puts lines that look like a total up for a decision, and leaves them out once somebody says so', async () => {
  const { admin } = world;
  await site(admin, 'Works');
  const found = await checked(admin, `${HEAD + lines(2)}Total,,,2001,,\n`);
  expect(found).toMatchObject({ new_rows: 2, error_rows: 1 });
  expect(found.repairs).toMatchObject([{ repair: 'total', rows: 1, texts: [{ text: 'Total', cell: 'A4' }] }]);

  const after = await repaired(admin, found._id, { settings: { skip_totals: true } });
  expect(after).toMatchObject({ new_rows: 2, error_rows: 0, repairs: [], rows: 3 });
  expect((await decided(admin, found._id, 'run', 'done')).created).toBe(2);
});

it('tells what is missing for all rows, and takes it for all rows', async () => {
  const { admin } = world;
  await site(admin, 'Works');
  const { _id: id, repairs } = await checked(
    admin,
    'Site,From,To,Consumption\nWorks,2026-01-01,2026-01-31,"1.234,5"\n',
  );
  expect(repairs).toMatchObject([{ repair: 'missing', field: 'units', message: 'Required', rows: 1 }]);

  await repaired(admin, id, { settings: { defaults: { units: 'MWh' } } });
  await decided(admin, id, 'run', 'done');
  const [only] = (await admin.send('GET', 'electricity_activitys')).body.list;
  expect(only).toMatchObject({ amount: 1234.5, units: 'MWh' });
});

it('takes a renewable share in percent, and leaves one that is stored where the file says none', async () => {
  const { admin } = world;
  await site(admin, 'Works');
  const bills = async () => (await admin.send('GET', 'electricity_activitys')).body.list;
  const first = await checked(
    admin,
    'Site,From,To,Consumption (kWh),Invoice number,Renewable %\nWorks,2026-01-01,2026-01-31,400,INV-1,25\n',
  );
  await decided(admin, first._id, 'run', 'done');
  expect(await bills()).toMatchObject([{ amount: 400, renewable_amount: 100, renewable_percent: 25 }]);

  const again = await checked(
    admin,
    'Site,From,To,Consumption (kWh),Invoice number\nWorks,2026-01-01,2026-01-31,500,INV-1\n',
  );
  expect(await decided(admin, again._id, 'run', 'done', 'update')).toMatchObject({ updated: 1 });
  expect(await bills()).toMatchObject([{ amount: 500, renewable_amount: 100, renewable_percent: 20 }]);
});

it('refuses files that are no sheets and says why of those that cannot be read, with nothing written', async () => {
  const { admin } = world;
  const script = await send(admin, '<script>alert(1)</script>', 'electricity_activitys');
  const type = await send(admin, HEAD + line(1), 'power_sources');
  expect([script.status, script.body.errors.file]).toEqual([
    400,
    'This file is not a spreadsheet. Save it as CSV or as an Excel workbook (.xlsx) and try again.',
  ]);
  expect([type.status, type.body.errors]).toEqual([400, { activity: 'Choose an option from the list' }]);

  const { body } = await send(admin, HEAD, 'electricity_activitys');
  const failed = importSteps(() => world).settled(admin, body.obj._id, 'failed');
  expect(await failed).toMatchObject({ message: 'This file has no rows below the column headings', rows: 0 });
});

it('gives the rejected rows back with their reasons, harmless to open', async () => {
  const { admin, stranger } = world;
  const { _id: id } = await checked(admin, `${HEAD}"=cmd|'/c calc'!A1",2026-01-01,2026-01-31,5,INV-1,\n`);
  const address = `/api/data/imports/${id}/rejected.csv`;

  const answer = await fetch(world.url + address, { headers: { cookie: admin.cookie } });
  const theirs = await fetch(world.url + address, { headers: { cookie: stranger.cookie } });

  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect(await answer.text()).toContain(`'=cmd|'/c calc'!A1,`);
  expect(theirs.status).toBe(404);
});

it('hands out a template that it understands itself, in the language of the person', async () => {
  const { admin } = world;
  await admin.send('POST', 'profile/set_lang', { lang: 'DE' });
  for (const format of ['xlsx', 'csv']) {
    const address = `${world.url}/api/data/import_templates/water_activitys.${format}`;
    const answer = await fetch(address, { headers: { cookie: admin.cookie } });
    expect([format, answer.status]).toEqual([format, 200]);
    if (format !== 'csv') continue;
    const head = (await answer.text()).trim();
    const columns = head.split(',').length;
    const { columns: found } = await uploaded(admin, `${head}\n${'x,'.repeat(columns - 1)}x\n`, 'water_activitys');
    expect(found?.filter(({ guess }) => guess !== null)).toHaveLength(columns);
  }
});

it('belongs to its company alone, and to those who may write activities', async () => {
  const { admin, stranger } = world;
  const { _id: id, settings } = await uploaded(admin, HEAD + line(1));
  const user = await world.someone(['user']);

  const statuses = await Promise.all([
    stranger.send('GET', `imports/${id}`),
    stranger.send('POST', 'check_import', { id, settings }),
    stranger.send('POST', 'decide_import', { id, decision: 'cancel' }),
    user.send('GET', `imports/${id}`),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 403]);
  expect((await send(user, HEAD, 'electricity_activitys')).status).toBe(403);
  expect((await stranger.send('GET', `import_rows?import_id=${id}`)).body.total).toBe(0);
  expect((await stateOf(admin, id)).state).toBe('uploaded');
});
