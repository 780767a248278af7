import { importSteps } from '../../../../test/worlds/import-world';
import { type World, makeWorld } from '../../../../test/world';

let world: World;
const { checked, decided, repaired, stateOf } = importSteps(() => world);

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const FILE = [
  'Partner,First name,Last name,Email,Phone number',
  'Calder Malt,Ana,Reyes,ana@calder.example,7700900123',
  'Brewhouse Supplies,Kim,Olsen,kim@brewhouse.example,',
  'Calder Malt,Jo,,not an address,',
  'Calder Malt,,Nobody,,',
  '',
].join('\n');

const namesOf = async (entity: string, field: string) =>
  (await world.admin.send('GET', `${entity}?limit=100`)).body.list
    .map((row: Record<string, unknown>) => String(row[field]))
    .sort();

it('imports a list of partners with the people there, and takes all of it back', async () => {
  const { admin } = world;
  await admin.send('POST', 'partners', { name: 'Calder Malt' });
  const { obj } = (await admin.send('POST', 'docs', { name: 'partners', doc_ids: ['partner_load'] })).body;
  const send = async (verb: string, body: object = {}) =>
    (await admin.send('POST', `docs/${obj._id}/${verb}`, body)).body;
  const { _id: import_id } = await checked(admin, FILE, 'partner_contacts');
  await send('update', { import_id });

  // One company is not known; one address is none, and one person has no first name.
  const found = await stateOf(admin, import_id);
  expect(
    (found.repairs ?? []).map(({ field, repair }: { field: string; repair: string }) => `${field} ${repair}`).sort(),
  ).toEqual(['email rule', 'first_name missing', 'partner_id record']);
  expect(found).toMatchObject({ new_rows: 1, error_rows: 3 });

  await repaired(admin, import_id, { create_all: [{ field: 'partner_id' }] });
  expect(await stateOf(admin, import_id)).toMatchObject({ new_rows: 2, error_rows: 2 });
  expect((await send('apply')).err).toBe('Import the list first.');

  await decided(admin, import_id, 'run', 'done');
  expect((await send('apply')).obj).toMatchObject({ status: 'applied', applied_types: ['partner_load'] });
  expect(await namesOf('partners', 'name')).toEqual(['Brewhouse Supplies', 'Calder Malt']);
  expect(await namesOf('partner_contacts', 'email')).toEqual(['ana@calder.example', 'kim@brewhouse.example']);

  await decided(admin, import_id, 'undo', 'undone');
  expect((await send('unapply')).obj.applied_types).toBeNull();
  expect(await namesOf('partners', 'name')).toEqual(['Calder Malt']);
  expect(await namesOf('partner_contacts', 'email')).toEqual([]);
}, 60_000);

it('knows a person again by their name and company, and never writes them twice', async () => {
  const { admin } = world;
  const first = await checked(admin, FILE.split('\n').slice(0, 2).join('\n'), 'partner_contacts');
  await decided(admin, first._id, 'run', 'done');
  const again = await checked(admin, FILE.split('\n').slice(0, 2).join('\n'), 'partner_contacts');
  expect(await stateOf(admin, again._id)).toMatchObject({ new_rows: 0, existing_rows: 1 });
}, 60_000);
