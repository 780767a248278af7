import { utcDay } from '@lichen/contracts/formats/days';
import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { connect } from '../../../../test/worlds/connected-world';
import { type World, makeWorld, type Person } from '../../../../test/world';
import { until } from '../../../platform/jobs/testing/work-place';
import { cell, workbook } from '../../../platform/sheets/testing/workbook';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
  await world.engine.platform.accounts.subscribe(world.admin.companyId, {
    modules: [...BASE_SUBSCRIPTIONS, 'ai-doc-extract', 'compliance', 'value-chain'],
  });
}, 60_000);
afterAll(() => world.stop());

async function upload(bytes: Buffer | string, name: string): Promise<string> {
  const form = new FormData();
  form.set('entity', 'docs');
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  const headers = { cookie: world.admin.cookie };
  const sent = await fetch(`${world.url}/api/upload`, { method: 'POST', headers, body: form });
  const { obj } = (await sent.json()) as { obj: { _id: string } };
  return obj._id;
}

const docOf = async (id: string) => (await world.admin.send('GET', `docs/${id}`)).body.obj;
const settled = (id: string) =>
  until(async () => {
    const found = await docOf(id);
    return !['pending', 'loading', 'parsed', 'preparing'].includes(found.status) && found;
  }, 40_000);
const pagesOf = (person: Person, id: string, call = 'doc_pages') => person.send('GET', `${call}?id=${id}`);

const LINES = [
  ['Northern Power Ltd'],
  ['Electricity bill'],
  ['Invoice number', 'NP-20418'],
  ['Invoice date', '5 November 2026'],
  ['Billing period', '1 October 2026 to 31 October 2026'],
  ['Meter number', 'S12A345678'],
  ['Electricity used', '1,250 kWh'],
  ['Net amount', '£250.00'],
  ['VAT 20 %', '£50.00'],
  ['Total amount due', '£300.00'],
];
const said = {
  ...{ electricity_used: 1250, electricity_units: 'kWh', invoice_number: 'NP-20418', meter_number: 'S12A345678' },
  ...{ period_start: utcDay(2026, 10, 1), period_end: utcDay(2026, 10, 31), invoice_date: utcDay(2026, 11, 5) },
  cost: { currency: 'GBP', amount: 300 },
};

const book = () =>
  workbook({
    rows: LINES.map(
      (cells, at) =>
        `<row r="${at + 1}">${cells.map((text, column) => cell(`${'AB'[column]}${at + 1}`, text)).join('')}</row>`,
    ).join(''),
  });
const text = () =>
  LINES.map((cells) =>
    cells
      .map((each) => each.padEnd(24))
      .join('')
      .trimEnd(),
  ).join('\n');

test.each([
  ['a workbook', () => upload(book(), 'bill.xlsx')],
  ['a text', () => upload(text(), 'bill.txt')],
])(
  'reads a bill that is %s, and shows each value where it was read',
  async (_, sent) => {
    const id = await sent();
    const read = await settled(id);
    expect(read).toMatchObject({ doc_ids: ['electricity'], auto_parse: true, contents: { pages: 1 } });
    expect(read.prep_data).toMatchObject(said);

    const { list } = (await world.admin.send('GET', `doc_readings?doc_id=${id}`)).body;
    const used = list[0].fields.find(({ field }: { field: string }) => field === 'electricity_used');
    const { pages, left_out } = (await pagesOf(world.admin, id)).body.obj;
    expect([pages.length, left_out]).toEqual([1, 0]);
    const run = pages[0].runs.find(({ text }: { text: string }) => text.includes('1,250'));
    expect(run.text).toBe('1,250 kWh');
    expect(run.box.x).toBeCloseTo(used.box.x);
    expect(run.box.y).toBeCloseTo(used.box.y);
  },
  60_000,
);

it('shows the pages of a TIFF as pictures', async () => {
  const { default: sharp } = await import('sharp');
  const page = { create: { width: 60, height: 80, channels: 3, background: '#fff' } } as const;
  const id = await upload(await sharp(page).tiff().toBuffer(), 'scan.tiff');
  expect((await pagesOf(world.admin, id)).body.obj).toEqual({ pages: [], pictures: 1, left_out: 0 });

  const picture = (query: string) =>
    fetch(`${world.url}/api/data/docs/${id}?${query}`, { headers: { cookie: world.admin.cookie } });
  const first = await picture('f=1&page=1');
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(first.headers.get('content-security-policy')).toContain('sandbox');
  expect(await sharp(Buffer.from(await first.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg', width: 60 });
  expect(
    await Promise.all(['f=1&page=0', 'f=1&page=x', 'f=1&page=2'].map(async (each) => (await picture(each)).status)),
  ).toEqual([400, 400, 400]);
  expect((await picture('f=1')).headers.get('content-type')).toBe('image/tiff');
});

it('draws no page again for a browser that has it, however many ask', async () => {
  const { default: sharp } = await import('sharp');
  const page = { create: { width: 50, height: 70, channels: 3, background: '#eee' } } as const;
  const id = await upload(await sharp(page).tiff().toBuffer(), 'held.tiff');
  const picture = (tag?: string) =>
    fetch(`${world.url}/api/data/docs/${id}?f=1&page=1`, {
      headers: { cookie: world.admin.cookie, ...(tag ? { 'if-none-match': tag } : {}) },
    });
  const tag = (await picture()).headers.get('etag') ?? '';
  // More than are drawn of one company at a time: each that began to draw would be refused.
  const tags = Array.from({ length: 40 }, (_, at) => [tag, `W/${tag}`, `"older", ${tag}`][at % 3]);
  const again = await Promise.all(tags.map(picture));
  expect(again.map(({ status }) => status)).toEqual(tags.map(() => 304));
  expect((await picture('"older"')).status).toBe(200);
}, 60_000);

it('refuses a file that is not what it says, and is there for nobody else', async () => {
  const broken = await upload(book().subarray(0, 400), 'broken.xlsx');
  const id = await upload(text(), 'own.txt');
  expect((await settled(broken)).status).toBe('error');
  await settled(id);
  expect((await pagesOf(world.stranger, id)).status).toBe(404);
  expect((await pagesOf(world.stranger, broken)).status).toBe(404);
  const person = await fetch(`${world.url}/api/data/docs/${id}?f=1&page=1`, {
    headers: { cookie: world.stranger.cookie },
  });
  expect(person.status).toBe(404);
}, 60_000);

it('shows the pages of a shared document until it is recalled', async () => {
  const joined = await connect(world, world.admin, world.stranger);
  const doc_id = await upload(text(), 'shared.txt');
  await settled(doc_id);
  await world.admin.send('POST', `docs/${doc_id}/toggle_ignore_entry`, {});
  const made = await world.admin.send('POST', 'doc_shares', { partner_id: joined.theirs, doc_id });
  const share = `doc_shares/${made.body.obj._id}`;
  await world.admin.send('POST', `${share}/share`, {});
  const row = (await world.stranger.send('GET', 'shared_docs')).body.list[0]._id;

  const { body } = await pagesOf(world.stranger, row, 'shared_doc_pages');
  expect(body.obj.pages[0].runs.map(({ text: each }: { text: string }) => each)).toContain('1,250 kWh');
  expect((await pagesOf(world.admin, row, 'shared_doc_pages')).status).toBe(404);

  await world.admin.send('POST', `${share}/recall`, {});
  expect((await pagesOf(world.stranger, row, 'shared_doc_pages')).status).toBe(404);
}, 60_000);
