import { ASSEMBLY_TEXTS } from '@lichen/contracts/docs/assembly/assembly-texts';
import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { BILL, pdfFile } from '../../../../test/hostile/pdf-file';
import { LOCATION, type Person, type World, makeWorld } from '../../../../test/world';
import { until } from '../../../platform/jobs/testing/work-place';

const MILL = { ...LOCATION, name: 'Mill', address_line1: '4 Mill Lane', town_or_city: 'Leeds', post_code: 'LS1 1AA' };

let world: World;

beforeAll(async () => {
  world = await makeWorld();
  await world.engine.platform.accounts.subscribe(world.admin.companyId, {
    modules: [...BASE_SUBSCRIPTIONS, 'ai-doc-extract', 'compliance'],
  });
  await world.admin.send('POST', 'locations', MILL);
}, 60_000);
afterAll(() => world.stop());

/** One file with a bill on each page, each with a number of its own. */
async function bills(...numbers: string[]): Promise<Buffer> {
  const all = await PDFDocument.create();
  for (const number of numbers) {
    const texts = BILL.map(([x, y, text]) => [x, y, text.replace('NP-20418', number)] as const);
    const one = await PDFDocument.load(pdfFile(texts));
    const [page] = await all.copyPages(one, [0]);
    if (page) all.addPage(page);
  }
  return Buffer.from(await all.save());
}

async function upload(bytes: Buffer, name: string, fields: Record<string, string> = {}): Promise<string> {
  const form = new FormData();
  form.set('entity', 'docs');
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const sent = await fetch(`${world.url}/api/upload`, {
    ...{ method: 'POST', headers: { cookie: world.admin.cookie }, body: form },
  });
  return ((await sent.json()) as { obj: { _id: string } }).obj._id;
}

const docOf = async (id: string, who: Person = world.admin) => (await who.send('GET', `docs/${id}`)).body.obj;
const settled = (id: string) =>
  until(async () => {
    const found = await docOf(id);
    return !['pending', 'loading', 'parsed', 'preparing'].includes(found.status) && found;
  }, 60_000);
const partsOf = async (id: string) =>
  (await world.admin.send('GET', `docs?part_of=${id}&sort=name`)).body.list as { _id: string; status: string }[];
const split = (id: string, ...parts: [number, number][]) =>
  world.admin.send('POST', `docs/${id}/split`, { parts: parts.map(([from, to]) => ({ from, to })) });
const photograph = (background: string) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();

it('splits a file where several bills were recognised, reads each, and joins it back', async () => {
  const id = await upload(await bills('NP-20418', 'NP-20419', 'NP-20420'), 'October.pdf');
  const whole = await settled(id);
  const { parts } = (await world.admin.send('GET', `doc_readings?doc_id=${id}`)).body.list[0];
  const asked = await split(id, [1, 1], [2, 3]);
  const made = await Promise.all((await partsOf(id)).map(({ _id }) => settled(_id)));

  expect([whole.contents.pages, parts]).toEqual([3, [1, 2, 3].map((page) => ({ from: page, to: page }))]);
  expect(asked.body.obj).toMatchObject({ set_aside: 'split', queue: 'replaced' });
  expect(
    made.map(({ name, part_pages, contents, prep_data }) => [
      name,
      part_pages,
      contents.pages,
      prep_data.invoice_number,
    ]),
  ).toEqual([
    ['October 1.pdf', { from: 1, to: 1 }, 1, 'NP-20418'],
    ['October 2-3.pdf', { from: 2, to: 3 }, 2, 'NP-20419'],
  ]);
  expect(made[0].content_hash ?? made[0].contents.hash).not.toBe(whole.contents.hash);

  const refusals = await Promise.all(
    [
      world.admin.send('POST', `docs/${id}/apply`, {}),
      world.admin.send('POST', `docs/${id}/update`, { prep_data: { electricity_used: 9 } }),
      world.admin.send('POST', `docs/${id}/read_again`, {}),
      world.admin.send('DELETE', `docs/${id}`),
      split(id, [1, 1]),
    ].map(async (sent) => (await sent).body.err),
  );
  expect(refusals).toEqual(refusals.map(() => ASSEMBLY_TEXTS.setAside));

  await world.admin.send('POST', `docs/${made[0]._id}/apply`, {});
  const held = await world.admin.send('POST', `docs/${id}/join_back`, {});
  await world.admin.send('POST', `docs/${made[0]._id}/unapply`, {});
  const back = await world.admin.send('POST', `docs/${id}/join_back`, {});

  expect(held.body.err).toBe(ASSEMBLY_TEXTS.partApplied);
  expect(back.body.obj).toMatchObject({ set_aside: null, queue: 'to_review', status: whole.status });
  expect(await partsOf(id)).toEqual([]);
}, 180_000);

it('combines photographs in the order that was asked for, and takes them back with the document', async () => {
  const sources = [];
  for (const colour of ['#fff', '#ddd', '#bbb'])
    sources.push(await upload(await photograph(colour), `${colour.slice(1)}.jpg`, { unread: 'true' }));
  const before = await Promise.all(sources.map((id) => docOf(id)));
  const order = [...sources].reverse();
  const { body } = await world.admin.send('POST', 'combine_docs', { ids: order, name: 'Receipt.pdf' });
  const made = await settled(body.obj._id);
  const aside = await Promise.all(sources.map((id) => docOf(id)));
  const file = await fetch(`${world.url}/api/data/docs/${made._id}?f=1`, { headers: { cookie: world.admin.cookie } });

  expect(before.map(({ status }) => status)).toEqual(['capture', 'capture', 'capture']);
  expect(made).toMatchObject({ name: 'Receipt.pdf', combined_of: 3, contents: { type: 'application/pdf' } });
  expect((await PDFDocument.load(await file.arrayBuffer())).getPageCount()).toBe(3);
  expect(aside.map(({ combined_in, queue }) => [combined_in, queue])).toEqual(
    sources.map(() => [made._id, 'replaced']),
  );

  await world.admin.send('DELETE', `docs/${made._id}`);
  const back = await Promise.all(sources.map((id) => docOf(id)));
  expect(back.map(({ set_aside, queue }) => [set_aside, queue])).toEqual(sources.map(() => [null, 'to_review']));
}, 180_000);

it('says why nothing could be made, and leaves the whole as it was', async () => {
  const id = await upload(Buffer.from('%PDF-1.7\nnothing of it'), 'broken.pdf');
  await settled(id);
  await split(id, [1, 1], [2, 2]);
  const [part] = await Promise.all((await partsOf(id)).map(({ _id }) => settled(_id)));
  await world.admin.send('POST', `docs/${id}/join_back`, {});

  expect(part).toMatchObject({ status: 'error', error_message: 'This document is damaged and cannot be opened' });
  expect(await docOf(id)).toMatchObject({ set_aside: null, queue: 'to_review' });
  expect(await partsOf(id)).toEqual([]);
}, 180_000);

it('takes apart and puts together only what is there, of the own company, in its order', async () => {
  const id = await upload(await bills('NP-7', 'NP-8'), 'Two.pdf');
  const text = await upload(Buffer.from('Dear all\n'), 'note.txt');
  await Promise.all([settled(id), settled(text)]);
  const foreign = await world.stranger.send('POST', `docs/${id}/split`, { parts: [{ from: 1, to: 1 }] });
  const stolen = await world.stranger.send('POST', 'combine_docs', { ids: [id, text] });
  const said = async (sent: ReturnType<typeof split>) => {
    const { body } = await sent;
    return Object.values(body.errors ?? { err: body.err })[0];
  };

  expect([foreign.status, stolen.status]).toEqual([404, 404]);
  expect(await said(split(id, [2, 2], [1, 1]))).toBe(ASSEMBLY_TEXTS.ranges);
  expect(await said(split(id, [1, 1], [2, 3]))).toBe(ASSEMBLY_TEXTS.beyond);
  expect(await said(split(id, [1, 2]))).toBe(ASSEMBLY_TEXTS.wholeFile);
  expect(await said(split(text, [1, 1]))).toBe(ASSEMBLY_TEXTS.notSplittable);
  expect(await said(world.admin.send('POST', 'combine_docs', { ids: [id, text] }))).toBe(ASSEMBLY_TEXTS.notCombinable);
  expect(await said(world.admin.send('POST', 'combine_docs', { ids: [id, id] }))).toBe(ASSEMBLY_TEXTS.twice);
  expect((await docOf(id)).set_aside).toBeNull();
}, 180_000);
