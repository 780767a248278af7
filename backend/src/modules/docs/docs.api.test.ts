import { uploadFile } from '../../../test/upload-file';
import { type World, makeWorld } from '../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

const upload = async (bytes: string, name = 'bill.pdf') =>
  (await uploadFile(world.url, world.admin, 'docs', { name, bytes })).body;

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

it('keeps a file, gives it back to the company alone, and tells that it came before', async () => {
  const { obj } = await upload(PDF);
  const again = await upload(PDF);
  const own = await fetch(`${world.url}/api/data/docs/${obj._id}?f=1`, { headers: { cookie: world.admin.cookie } });
  const strange = await fetch(`${world.url}/api/data/docs/${obj._id}?f=1`, {
    headers: { cookie: world.stranger.cookie },
  });
  const second = await world.admin.send('GET', `docs/${again.obj._id}`);

  expect([own.status, strange.status]).toEqual([200, 404]);
  expect(await own.text()).toBe(PDF);
  expect(second.body.obj).toMatchObject({ name: 'bill.pdf', status: 'capture', same_as: obj._id });
});

it('composes the accents of a file name, so that it is found however a search writes them', async () => {
  const { obj } = await upload(`${PDF}\n`, 'Re\u0301sume\u0301 E\u0301nergie.pdf');
  const renamed = await world.admin.send('POST', 'docs', { name: 'Gru\u0308n' });
  const found = async (words: string) =>
    (await world.admin.send('GET', `docs?search=${encodeURIComponent(words)}`)).body.list.map(
      (each: { name: string }) => each.name,
    );

  expect(renamed.body.obj.name).toBe('Gr\u00fcn');
  expect((await world.admin.send('GET', `docs/${obj._id}`)).body.obj.contents.file).toBe(
    'R\u00e9sum\u00e9 \u00c9nergie.pdf',
  );
  for (const words of ['\u00c9nergie', 'E\u0301NERGIE', 'energie'])
    expect(await found(words)).toEqual(['R\u00e9sum\u00e9 \u00c9nergie.pdf']);
});

it('says of a photograph in HEIC what would do instead', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1');
  const { status, body } = await uploadFile(world.url, world.admin, 'docs', { name: 'IMG_0001.jpg', bytes: heic });

  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: { file: expect.stringContaining('as JPEG') } });
});

it('sends the parts of a file that a viewer asks for', async () => {
  const { obj } = await upload(PDF);
  const part = (range: string, more: Record<string, string> = {}) =>
    fetch(`${world.url}/api/data/docs/${obj._id}?f=2`, { headers: { cookie: world.admin.cookie, range, ...more } });
  const first = await part('bytes=0-7');
  const held = await part('bytes=0-7', { 'if-range': '"another"' });
  const beyond = await part(`bytes=${PDF.length}-`);

  expect([first.status, first.headers.get('content-range')]).toEqual([206, `bytes 0-7/${PDF.length}`]);
  expect(await first.text()).toBe(PDF.slice(0, 8));
  expect([held.status, await held.text()]).toEqual([200, PDF]);
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${PDF.length}`]);
});

it('takes values field by field and says what is still wrong', async () => {
  const created = await world.admin.send('POST', 'docs', { name: 'Bill', doc_ids: ['electricity'] });
  const path = `docs/${created.body.obj._id}`;
  const wrong = await world.admin.send('POST', `${path}/update`, { prep_data: { electricity_used: 'many' } });
  const first = await world.admin.send('POST', `${path}/update`, { prep_data: { electricity_used: 12 } });
  const second = await world.admin.send('POST', `${path}/update`, { prep_data: { supplier_name: 'Power' } });

  expect(created.body.obj).toMatchObject({ status: 'capture', prep_data: { electricity_units: 'kWh' } });
  expect(wrong).toMatchObject({ status: 400, body: { errors: { electricity_used: 'Enter a number' } } });
  expect(first.body.obj).toMatchObject({ status: 'invalid', errors: { location_id: 'Required' }, manual_entry: true });
  expect(second.body.obj.prep_data).toMatchObject({ electricity_used: 12, supplier_name: 'Power' });
});
