import { importSteps } from '../../../../test/worlds/import-world';
import { ROLES, type Role } from '@lichen/contracts/portal/roles';
import { makeWorld, type Person, type World } from '../../../../test/world';
import { cell, workbook } from '../../../platform/sheets/testing/workbook';

let world: World;
const { checked, decided, repaired, send, site, uploaded } = importSteps(() => world);

beforeAll(async () => {
  world = await makeWorld();
  await site(world.admin, 'Works');
}, 60_000);
afterAll(() => world.stop());

const STAFF = 'First name,Last name,E-mail,Location\n';
const person = (at: number, place = 'Works') => `Person,Number ${at},p${at}@example.org,${place}\n`;
const people = new Map<Role, Person>();
async function withRole(role: Role): Promise<Person> {
  const found = people.get(role) ?? (await world.someone([role]));
  people.set(role, found);
  return found;
}
const totalOf = async (entity: string) => (await world.admin.send('GET', `${entity}?limit=1`)).body.total as number;

it('reads staff of which four rows are wrong, is repaired, written, comes again without doubles, and is undone', async () => {
  const { admin } = world;
  const before = await totalOf('profiles');
  const rows = Array.from({ length: 26 }, (_, at) => person(at)).join('');
  const bad = [person(26, 'Wroks'), person(27, 'Wroks'), ',Alone,alone@example.org,Works\n', 'Ada,Turner,ada,Works\n'];
  const file = STAFF + rows + bad.join('');

  const first = await checked(admin, file, 'profiles');
  expect(first).toMatchObject({ rows: 30, new_rows: 26, existing_rows: 0, error_rows: 4, total_kg: 0 });
  expect(first.repairs).toMatchObject([
    {
      repair: 'record',
      field: 'location_id',
      rows: 2,
      texts: [{ text: 'Wroks', cell: 'D28', near: [{ name: 'Works' }] }],
    },
    { repair: 'missing', field: 'first_name', rows: 1 },
    { repair: 'rule', field: 'email', rows: 1, texts: [{ text: 'ada', cell: 'C31' }] },
  ]);
  expect(await totalOf('profiles')).toBe(before);

  const works = first.repairs?.[0]?.texts[0]?.near?.[0]?.id;
  const left = await repaired(admin, first._id, { fixes: { location_id: { Wroks: works } } });
  expect(left).toMatchObject({ new_rows: 28, error_rows: 2 });
  expect(await decided(admin, first._id, 'run', 'done')).toMatchObject({ created: 28, error_rows: 2 });
  expect(await totalOf('profiles')).toBe(before + 28);

  const again = await checked(admin, file.replaceAll('Wroks', 'Works').replace('p3@', 'P3@'), 'profiles');
  expect(again).toMatchObject({ new_rows: 0, existing_rows: 28, error_rows: 2 });

  expect(await decided(admin, first._id, 'undo', 'undone')).toMatchObject({ created: 0, kept: 0 });
  expect(await totalOf('profiles')).toBe(before);
}, 60_000);

it('keeps at an undo what others refer to by now', async () => {
  const { admin } = world;
  const file =
    'Name,Address line 1,Town or city,Post code,Country,Electricity grid\nMill,1 Lane,Leeds,L1,GB,United Kingdom\nBarn,2 Lane,Leeds,L1,GB,United Kingdom\n';
  const { _id: id } = await checked(admin, file, 'locations');
  await decided(admin, id, 'run', 'done');
  const mill = (await admin.send('GET', 'locations?search=Mill')).body.list[0];
  await admin.send('POST', 'profiles', { first_name: 'A', last_name: 'B', location_id: mill._id });

  expect(await decided(admin, id, 'undo', 'undone')).toMatchObject({ created: 1, kept: 1 });
  expect((await admin.send('GET', 'locations?search=Barn')).body.total).toBe(0);
}, 60_000);

it('reads vehicles and products from a workbook, units and choices as sheets write them', async () => {
  const { admin } = world;
  const letters = ['A', 'B', 'C', 'D', 'E'];
  const row = (at: number, texts: readonly string[]) =>
    `<row r="${at}">${texts.map((text, column) => cell(`${letters[column]}${at}`, text)).join('')}</row>`;
  const rows =
    row(1, ['Name', 'Location', 'Vehicle type', 'Fuel type', 'Fuel units']) +
    row(2, ['Van 1', 'works', 'Average car', 'Diesel', 'litres']);
  const { _id: vans, ...read } = await checked(admin, workbook({ rows }), 'vehicles');
  expect(read).toMatchObject({ rows: 1, new_rows: 1, repairs: [] });
  await decided(admin, vans, 'run', 'done');
  const { list: found } = (await admin.send('GET', 'vehicles?search=Van')).body;
  expect(found).toMatchObject([{ name: 'Van 1', fuel_units: 'L', location: { name: 'Works' } }]);

  const { _id: id } = await checked(admin, 'Name,Units,Hazardous\nSteel,kg,No\nPaint,kg,Yes\n', 'products');
  await decided(admin, id, 'run', 'done');
  const { list } = (await admin.send('GET', 'products?search=Paint')).body;
  expect(list).toMatchObject([{ name: 'Paint', hazardous: true, units: 'kg' }]);
}, 60_000);

it('reads coordinates with either decimal mark: both or neither, and none beyond the poles or the date line', async () => {
  const { admin } = world;
  const HEAD = [
    'Name',
    'Address line 1',
    'Town or city',
    'Post code',
    'Country',
    'Electricity grid',
    'Latitude',
    'Longitude',
  ];
  const file = (mark: ';' | ',', ...rows: [name: string, latitude: string, longitude: string][]) =>
    [HEAD, ...rows.map(([name, ...at]) => [name, '1 Lane', 'Leeds', 'L1', 'GB', 'United Kingdom', ...at])]
      .map((cells) => `${cells.join(mark)}\n`)
      .join('');
  const placeOf = async (name: string) => {
    const { latitude, longitude } = (await admin.send('GET', `locations?search=${name}`)).body.list[0];
    return [latitude, longitude];
  };

  const points = await checked(
    admin,
    file(',', ['Pointed', '53.800755', '-1.5491'], ['Unplaced', '', ''], ['Half', '53.8', ''], ['Beyond', '90.5', '0']),
    'locations',
  );
  expect(points).toMatchObject({ rows: 4, new_rows: 2, error_rows: 2 });
  const wrong = points.repairs?.map(({ field, rows }) => [field, rows]).sort();
  expect(wrong).toEqual([
    ['latitude', 1],
    ['longitude', 1],
  ]);
  await decided(admin, points._id, 'run', 'done');
  expect(await placeOf('Pointed')).toEqual([53.800755, -1.5491]);
  expect(await placeOf('Unplaced')).toEqual([null, null]);

  const commas = await checked(
    admin,
    file(';', ['Comma', '53,800755', '-1,5491'], ['West', '0,5', '-180,5']),
    'locations',
  );
  expect(commas).toMatchObject({ new_rows: 1, error_rows: 1, repairs: [{ field: 'longitude', rows: 1 }] });
  await decided(admin, commas._id, 'run', 'done');
  expect(await placeOf('Comma')).toEqual([53.800755, -1.5491]);
}, 60_000);

it('leaves out a person who stands in the file twice, and makes no second one of the same address when told to', async () => {
  const { admin } = world;
  const before = await totalOf('profiles');
  const file = STAFF + person(50) + person(51) + person(50);
  const { _id: id, ...twice } = await checked(admin, file, 'profiles');
  expect(twice).toMatchObject({ new_rows: 2, error_rows: 0, repairs: [{ repair: 'repeat', field: 'entry', rows: 1 }] });
  expect(await repaired(admin, id, { settings: { skip_repeats: [] } })).toMatchObject({ new_rows: 3 });
  expect(await decided(admin, id, 'run', 'done')).toMatchObject({ created: 2, error_rows: 1 });
  expect(await totalOf('profiles')).toBe(before + 2);
}, 60_000);

it('knows what is there already whatever the case and accents of its name in the file', async () => {
  const { admin } = world;
  const { _id: id } = await checked(admin, 'Name,Units\nCrème brûlée,kg\n', 'products');
  await decided(admin, id, 'run', 'done');

  const again = await checked(admin, 'Name,Units\nCREME BRULEE,kg\nCreme,kg\n', 'products');
  expect(again).toMatchObject({ new_rows: 1, existing_rows: 1, error_rows: 0 });
}, 60_000);

it.each(['locations', 'vehicles', 'products', 'profiles'])(
  'lets administrators alone read %s from a file, whatever else a person may add one by one',
  async (entity) => {
    for (const role of ROLES.filter((each) => each !== 'admin')) {
      const { status } = await send(await withRole(role), STAFF + person(1), entity);
      expect([role, status]).toEqual([role, 403]);
      const found = await (await withRole(role)).send('GET', `imports?activity=${entity}`);
      expect([role, found.status]).toEqual([role, 403]);
    }
    expect((await send(world.admin, STAFF + person(60), entity)).status).toBe(200);
  },
  60_000,
);

it('is for administrators of a company that has the area', async () => {
  const { admin, stranger } = world;
  const editor = await world.someone(['edit_staff']);
  expect((await send(editor, STAFF + person(1), 'profiles')).status).toBe(403);
  expect((await send(admin, STAFF + person(1), 'power_sources')).status).toBe(400);
  const { _id: id } = await uploaded(admin, STAFF + person(40), 'profiles');
  expect((await stranger.send('GET', `imports/${id}`)).status).toBe(404);
  const { accounts } = world.engine.platform;
  await accounts.subscribe(stranger.companyId, { modules: ['activities'] });
  expect((await send(stranger, STAFF + person(1), 'profiles')).status).toBe(403);
}, 60_000);
