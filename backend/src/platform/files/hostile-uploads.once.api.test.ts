import { request } from 'node:http';
import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { HOSTILE } from '../../../test/hostile/hostile-files';
import { measureLoopBlocks } from '../../../test/loop-blocks';
import { measurePace } from '../../../test/machine-pace';
import { makeWorld, type World } from '../../../test/world';
import { until } from '../jobs/testing/work-place';

/** Longest time in which the process may answer nobody else, on the machine that it was set on. */
const MOST_MS = 200;

let world: World;
beforeAll(async () => {
  world = await makeWorld({ environment: { LICHEN_RATE_LIMIT_SCALE: '1000' } });
  await world.engine.platform.accounts.subscribe(world.admin.companyId, {
    modules: [...BASE_SUBSCRIPTIONS, 'ai-doc-extract'],
  });
}, 60_000);
afterAll(() => world.stop());

const BOUNDARY = 'a-boundary-of-this-test';
const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

function bodyOf(fields: Record<string, string>, bytes: Buffer, type: string): Buffer {
  const head = Object.entries(fields).map(([name, value]) => part(name, value));
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="file"\r\ncontent-type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head.join('') + file), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/**
 * Sends the body in one piece, so that sending it costs this thread nothing, and on a connection of its own: a kept one
 * may have ended while the file was made.
 */
function upload(body: Buffer): Promise<{ status: number; id: string }> {
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, cookie: world.admin.cookie };
  return new Promise((resolve, reject) => {
    const sent = request(`${world.url}/api/upload`, { method: 'POST', headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const { obj } = JSON.parse(Buffer.concat(chunks).toString()) as { obj?: { _id: string } };
      resolve({ status: response.statusCode ?? 0, id: obj?._id ?? '' });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

const SHEETS = [
  'a workbook that merges all of its cells',
  'a workbook whose cell stands in column ZZZZZZ',
  'a workbook of two million empty rows',
  'a workbook with a text of 40 MB',
  'a table of a million columns',
  'a table of one line of 20 MB',
  'a table with a quote that never ends',
];
const DOCUMENTS = [
  'a Word document of 300 MB of blanks',
  'a Word document with sixty thousand parts',
  'a PNG of 40,000 dots a side that deflates to little',
  'a PNG with a remark that unfolds to 100 MB',
  'three hundred thousand attributes',
  'an invoice with a million lines',
  'a mail of twenty thousand parts',
  'half a million nested arrays',
  'a hundred thousand marks',
  '200 MB of spaces, deflated',
];

const fileOf = (what: string) => {
  const found = HOSTILE.find(([name]) => name === what);
  if (!found) throw new Error(`There is no ${what}`);
  return { bytes: found[1](), type: found[2] ?? 'application/octet-stream' };
};

/**
 * Uploads a file, waits until its work has ended, and returns for how long the process answered nobody, in milliseconds
 * of the machine that the limit was set on.
 */
async function blockOf(
  { bytes, type }: ReturnType<typeof fileOf>,
  fields: Record<string, string>,
  isOpen: (record: Record<string, unknown>) => boolean,
) {
  const body = bodyOf(fields, bytes, type);
  const pace = measurePace();
  const stop = measureLoopBlocks();
  const { status, id } = await upload(body);
  const record = async () => (await world.admin.send('GET', `${fields['entity']}/${id}`)).body.obj;
  if (status === 200) await until(async () => !isOpen(await record()), 90_000);
  return { status, longest: stop() / pace() };
}

test.each(SHEETS)(
  '%s keeps nobody else waiting when it is imported',
  async (what) => {
    const fields = { entity: 'imports', activity: 'electricity_activitys' };
    const { status, longest } = await blockOf(fileOf(what), fields, ({ state }) => state === 'reading');
    expect([200, 400]).toContain(status);
    expect(longest).toBeLessThan(MOST_MS);
  },
  100_000,
);

test.each([...DOCUMENTS, ...SHEETS])(
  '%s keeps nobody else waiting as a document or a logo',
  async (what) => {
    const open = ['pending', 'loading', 'parsed', 'preparing'];
    const file = fileOf(what);
    const { longest } = await blockOf(file, { entity: 'docs' }, ({ status }) => open.includes(String(status)));
    const logo = await blockOf(file, { entity: 'company_logos' }, () => false);
    expect(Math.max(longest, logo.longest)).toBeLessThan(MOST_MS);
  },
  200_000,
);

test('a thread that is kept busy is noticed', () => {
  const stop = measureLoopBlocks();
  const end = performance.now() + 2 * MOST_MS;
  let count = 0;
  while (performance.now() < end) count += 1;
  expect(count).toBeGreaterThan(0);
  expect(stop()).toBeGreaterThan(MOST_MS / 4);
});
