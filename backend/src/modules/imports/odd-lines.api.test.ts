import { utcDay } from '@lichen/contracts/formats/days';
import { importSteps } from '../../../test/worlds/import-world';
import { type World, makeWorld } from '../../../test/world';
import { cell, workbook } from '../../platform/sheets/testing/workbook';

let world: World;
const { checked, countOf, decided, repaired, send, settled, site, uploaded } = importSteps(() => world);

beforeEach(async () => {
  world = await makeWorld();
  await site(world.admin, 'Works');
}, 60_000);
afterEach(() => world.stop());

const bills = async () =>
  ((await world.admin.send('GET', 'electricity_activitys')).body.list as Record<string, number>[])
    .map(({ from, to, amount }) => [from, to, amount])
    .sort(([a = 0], [b = 0]) => a - b);
const january = [utcDay(2023, 1, 1), utcDay(2023, 1, 31)];
const february = [utcDay(2023, 2, 1), utcDay(2023, 2, 28)];

it('takes the first line of a file without a heading for a row, and for a heading if somebody says so', async () => {
  const { admin } = world;
  const file = 'Works,2023-01-01,2023-01-31,5,INV-1\nWorks,2023-02-01,2023-02-28,6,INV-2\n';
  const read = await uploaded(admin, file);
  expect(read).toMatchObject({ rows: 2, settings: { first_is_data: true, columns: [null, null, null, null, null] } });
  expect(read.columns?.[1]).toMatchObject({ header: '2023-01-01', samples: ['2023-01-01', '2023-02-01'] });

  const id = read._id;
  const columns = ['location_id', 'from', 'to', 'amount', 'invoice_ref'];
  const settings = { ...read.settings, columns, defaults: { units: 'kWh' } };
  const check = async (changes: object) => {
    await admin.send('POST', 'check_import', { id, settings: { ...settings, ...changes } });
    return settled(admin, id, 'checked');
  };
  expect(await check({ first_is_data: false })).toMatchObject({ new_rows: 1, error_rows: 0, rows: 2 });
  expect(await check({ defaults: { units: 'kWh', location_id: 'x' } })).toMatchObject({ new_rows: 2, error_rows: 0 });
  await decided(admin, id, 'run', 'done');
  expect(await bills()).toEqual([
    [...january, 5],
    [...february, 6],
  ]);
});

it('calls the columns of rejected rows by their letters where they have no heading', async () => {
  const { admin } = world;
  const { _id: id, settings } = await uploaded(admin, 'Nowhere,2023-01-01,2023-01-31,5\n,2023-02-01,2023-02-28,6\n');
  const columns = ['location_id', 'from', 'to', 'amount'];
  await admin.send('POST', 'check_import', { id, settings: { ...settings, columns, defaults: { units: 'kWh' } } });
  expect(await settled(admin, id, 'checked')).toMatchObject({ error_rows: 2 });
  const address = `${world.url}/api/data/imports/${id}/rejected.csv`;
  const rejected = await (await fetch(address, { headers: { cookie: admin.cookie } })).text();
  expect(rejected).toMatch(/^\ufeff?A,B,C,D,Row,Reason\r\nNowhere,/);
});

it('leaves out the heading that stands in the file again, and says where', async () => {
  const { admin } = world;
  const head = 'Site,From,To,Consumption (kWh),Invoice no.\n';
  const file = `${head}Works,2023-01-01,2023-01-31,5,INV-1\n${head}Works,2023-02-01,2023-02-28,6,INV-2\n${head}`;
  const found = await checked(admin, file);
  expect(found).toMatchObject({ rows: 2, new_rows: 2, error_rows: 0, repeated_headings: { count: 2, first: 3 } });

  const { body } = await send(admin, head.repeat(3), 'electricity_activitys');
  expect(await settled(admin, body.obj._id, 'failed')).toMatchObject({
    message: 'This file has no rows below the column headings',
  });
});

it.each([
  ['Month', 'Jan 2023', 'Feb 2023'],
  ['Period', 'Month: Jan 2023', 'Month: Feb 2023'],
  ['Billing period', '2023-01', '02/2023'],
  ['Abrechnungszeitraum', '01.01. – 31.01.2023', '01/02/2023-28/02/2023'],
])('reads a period in one column: %s, %s', async (heading, first, second) => {
  const { admin } = world;
  const file = `Site,${heading},Consumption (kWh)\nWorks,${first},5\nWorks,${second},6\n`;
  const found = await checked(admin, file);
  expect(found).toMatchObject({ new_rows: 2, error_rows: 0 });
  expect(found.columns?.[1]).toMatchObject({ guess: 'from', isPeriod: true });
  await decided(admin, found._id, 'run', 'done');
  expect(await bills()).toEqual([
    [...january, 5],
    [...february, 6],
  ]);
});

it('reads the months that a workbook shows without their day', async () => {
  const { admin } = world;
  const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;
  const rows = [
    row(1, cell('A1', 'Site'), cell('B1', 'Month'), cell('C1', 'Consumption (kWh)')),
    row(2, cell('A2', 'Works'), cell('B2', 44927, 2), cell('C2', 5)),
  ].join('');
  const { _id: id } = await checked(admin, workbook({ rows }));
  await decided(admin, id, 'run', 'done');
  expect(await bills()).toEqual([[...january, 5]]);
  expect(await countOf(admin)).toBe(1);
});

it('puts a total up for a decision though it has days, unless a record may be called so', async () => {
  const { admin } = world;
  const settings = {
    columns: ['invoice_ref', 'from', 'to', 'amount'],
    defaults: { units: 'kWh', location_id: 'Works' },
  };
  const read = await uploaded(admin, 'Note,From,To,kWh\nA,2023-01-01,2023-01-31,5\nTotal,2023-01-01,2023-12-31,5\n');
  await admin.send('POST', 'check_import', { id: read._id, settings: { ...read.settings, ...settings } });
  expect(await settled(admin, read._id, 'checked')).toMatchObject({
    new_rows: 1,
    error_rows: 1,
    repairs: [{ repair: 'total', texts: [{ cell: 'A3' }] }],
  });

  await site(admin, 'Total');
  expect(await checked(admin, 'Site,From,To,kWh\nTotal,2023-01-01,2023-01-31,5\n')).toMatchObject({ new_rows: 1 });
});

it('takes the text that spreadsheets save as Unicode', async () => {
  const file = Buffer.from('\ufeffSite\tFrom\tTo\tConsumption (kWh)\nWorks\t2023-01-01\t2023-01-31\t5\n', 'utf16le');
  expect(await checked(world.admin, file)).toMatchObject({ new_rows: 1, error_rows: 0 });
});

it('names the sheets of a workbook that it does not read', async () => {
  const line = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;
  const rows = line(1, cell('A1', 'Site'), cell('B1', 'From')) + line(2, cell('A2', 'Works'), cell('B2', 44927, 1));
  expect((await uploaded(world.admin, workbook({ rows, more: { February: rows } }))).other_sheets).toEqual([
    'February',
  ]);
});

it('reads the rows that a workbook hides, and says how many', async () => {
  const { admin } = world;
  const line = (number: number, attributes: string, from: number, to: number) =>
    `<row r="${number}"${attributes}>${[cell(`A${number}`, 'Works'), cell(`B${number}`, from, 1), cell(`C${number}`, to, 1), cell(`D${number}`, number)].join('')}</row>`;
  const head = ['Site', 'From', 'To', 'Consumption (kWh)'].map((text, at) => cell(`${'ABCD'[at]}1`, text)).join('');
  const shown = line(2, '', 44927, 44957);
  const rows = `<row r="1" hidden="1">${head}</row>${shown}${line(3, ' hidden="1"', 44958, 44985)}`;
  const found = await checked(admin, workbook({ rows }));
  expect(found).toMatchObject({ new_rows: 2, hidden_rows: { count: 1, first: 3 } });
  expect((await checked(admin, workbook({ rows: `<row r="1">${head}</row>${shown}` }))).hidden_rows).toBeNull();
});

it('says of a quarter that cannot be read where it stands', async () => {
  const { admin } = world;
  const found = await checked(admin, 'Site,Quarter,Consumption (kWh)\nWorks,Q1 2023,5\nWorks,Q5 2023,6\n');
  expect(found).toMatchObject({ new_rows: 1, error_rows: 1 });
  expect(found.repairs).toMatchObject([
    { repair: 'day', field: 'from', texts: [{ cell: 'B3', text: 'Q5 2023' }] },
    { repair: 'missing', field: 'to' },
  ]);
  const fixed = { fixes: { from: { 'Q5 2023': 'Q2 2023' } } };
  expect(await repaired(admin, found._id, fixed)).toMatchObject({ new_rows: 2, error_rows: 0 });
});

it('asks for the country of an end of a flight that nobody knows, and reads it from a column of its own', async () => {
  const { admin } = world;
  const location_id = (await admin.send('GET', 'locations')).body.list[0]._id;
  await admin.send('POST', 'profiles', { first_name: 'Ada', last_name: 'Byron', location_id });
  const head =
    'Staff member,Location,Transport method,Start location,End location,Journey date,Distance,Country of End location';
  const line = (to: string, country: string) => `Ada Byron,Works,Flight,London,${to},2024-03-02,900,${country}`;
  const file = [head, line('Oslo', ''), line('The hut', 'NO'), line('The other hut', '')].join('\n');
  const { _id: id, settings } = await uploaded(admin, file, 'business_travel');
  const columns = settings?.columns.with(-1, 'end_location.country');
  await admin.send('POST', 'check_import', { id, settings: { ...settings, columns } });
  const found = await settled(admin, id, 'checked');
  expect(found).toMatchObject({ new_rows: 2, error_rows: 1 });
  const [refused] = (await admin.send('GET', `import_rows?import_id=${id}&verdict=error`)).body.list;
  expect(refused.problems).toMatchObject([
    { field: 'end_location', message: expect.stringMatching(/^The country of/) },
  ]);
});
