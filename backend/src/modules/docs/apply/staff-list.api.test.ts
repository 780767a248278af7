import { importSteps } from '../../../../test/worlds/import-world';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
const { checked, decided } = importSteps(() => world);
beforeAll(async () => {
  world = await makeWorld();
  await world.admin.send('POST', 'locations', { ...LOCATION, name: 'Works' });
}, 60_000);
afterAll(() => world.stop());

const PEOPLE =
  'First name,Last name,E-mail,Location,Salary\nAda,Turner,ada@list.example,Works,52000\nBo,Lund,bo@list.example,Works,48000\n';

const begun = async () => {
  const { obj } = (await world.admin.send('POST', 'docs', { name: 'Staff 2026', doc_ids: ['staff_list'] })).body;
  const send = async (verb: string, body: object = {}) =>
    (await world.admin.send('POST', `docs/${obj._id}/${verb}`, body as Record<string, unknown>)).body;
  return { obj, send };
};
const totalOf = async (search: string) =>
  (await world.admin.send('GET', `profiles?limit=1&search=${search}`)).body.total;

it('counts as applied once its import has written the people, and keeps nothing of them itself', async () => {
  const { obj, send } = await begun();
  expect(obj.status).toBe('capture');

  const { _id: import_id } = await checked(world.admin, PEOPLE, 'profiles');
  expect((await send('update', { import_id })).obj).toMatchObject({ status: 'validated', import_id });
  expect((await send('apply')).err).toBe('Import the list first.');

  await decided(world.admin, import_id, 'run', 'done');
  const applied = await send('apply');
  expect(applied.obj).toMatchObject({ status: 'applied', applied_types: ['staff_list'], prep_data: null });
  expect(JSON.stringify(applied.obj)).not.toMatch(/turner|lund|52000|list\.example/i);
  expect(await totalOf('Turner')).toBe(1);

  expect((await send('update', { import_id: null })).err).toBe('Unapply this document first.');
  expect((await send('unapply')).err).toBe('Undo the import of the list first.');
  await decided(world.admin, import_id, 'undo', 'undone');
  expect((await send('unapply')).obj).toMatchObject({ status: 'validated', applied_types: null });
  expect(await totalOf('Turner')).toBe(0);
}, 60_000);

it('names no import that the company does not have', async () => {
  const { send } = await begun();

  expect((await send('update', { import_id: 'nobody' })).errors).toEqual({ import_id: 'Choose a record that exists' });
});

it('takes no import of other records for its own', async () => {
  const { send } = await begun();
  const head = 'Name,Address line 1,Town or city,Post code,Country,Electricity grid';
  const places = `${head}\nMill,1 Lane,Leeds,L1,GB,United Kingdom\n`;
  const { _id: import_id } = await checked(world.admin, places, 'locations');
  await decided(world.admin, import_id, 'run', 'done');
  await send('update', { import_id });

  expect((await send('apply')).err).toBe('Import the list first.');
}, 60_000);
