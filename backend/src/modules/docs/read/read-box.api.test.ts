import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { BILL, pdfFile } from '../../../../test/hostile/pdf-file';
import { type World, makeWorld } from '../../../../test/world';
import { drawPdf } from '../reading/pictures/draw-pdf.loader';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

/** The bill as a scanner gives it: nothing but a picture, here turned clockwise by so many degrees. */
async function scan(turn = 0): Promise<Buffer> {
  const pdf = await drawPdf(pdfFile(BILL));
  const upright = await (await pdf.draw(1)).flatten({ background: '#fff' }).png().toBuffer();
  pdf.close();
  const { default: sharp } = await import('sharp');
  return sharp(upright).rotate(turn).png().toBuffer();
}

async function upload(bytes: Buffer, name: string): Promise<string> {
  const form = new FormData();
  form.set('entity', 'docs');
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { cookie: world.admin.cookie };
  const sent = await fetch(`${world.url}/api/upload`, { method: 'POST', headers, body: form });
  const { obj } = (await sent.json()) as { obj: { _id: string } };
  return obj._id;
}

/** Around `1,250 kWh` of the bill. */
const USED = { x: 295 / 595, y: (842 - 642) / 842, width: 60 / 595, height: 16 / 842 };
const asked = (id: string, more = {}) => ({ id, page: 1, box: USED, turn: 0, ...more });
const readBox = (body: object, by = world.admin) => by.send('POST', 'read_box', body);
const reads = (modules: readonly 'ai-doc-extract'[]) =>
  world.engine.platform.accounts.subscribe(world.admin.companyId, { modules: [...BASE_SUBSCRIPTIONS, ...modules] });

it('says what is printed in a box of a scan, also of one that lies on its side', async () => {
  const upright = await upload(await scan(), 'scan.png');
  // Turned clockwise by 90 degrees: what was at the left is at the top.
  const onItsSide = await upload(await scan(90), 'side.png');
  const box = { x: 1 - USED.y - USED.height, y: USED.x, width: USED.height, height: USED.width };
  await reads(['ai-doc-extract']);

  expect((await readBox(asked(upright))).body.obj).toEqual({ text: '1,250 kWh' });
  expect((await readBox(asked(onItsSide, { box, turn: 270 }))).body.obj).toEqual({ text: '1,250 kWh' });
}, 90_000);

it('reads nothing for others, without a reader, beyond the pages, or outside of them', async () => {
  await reads([]);
  const id = await upload(pdfFile(BILL), 'bill.pdf');
  const unread = await readBox(asked(id));
  await reads(['ai-doc-extract']);
  const stranger = await readBox(asked(id), world.stranger);
  const beyond = await readBox(asked(id, { page: 2 }));
  const outside = await readBox(asked(id, { box: { ...USED, x: 1.2 } }));
  const both = await Promise.all([readBox(asked(id)), readBox(asked(id))]);

  expect(unread.body.err).toBe('Please contact customer services to enable AI identification and extraction');
  expect([stranger.status, beyond.status, outside.status]).toEqual([404, 400, 400]);
  expect(beyond.body.err).toBe('This document is damaged and cannot be opened');
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
}, 60_000);
