import { UPLOAD_TOO_LARGE } from '@lichen/contracts/text/upload-limit';
import { readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { importSteps } from '../../../test/worlds/import-world';
import { type World, makeWorld } from '../../../test/world';

const MEGABYTE = 1024 * 1024;
/** Bytes that a file of 50 MB may add to the buffers of sender and server: pieces on their way, not the whole. */
const MOST_MEMORY = 40 * MEGABYTE;

let world: World;
const { checked, countOf, decided, site } = importSteps(() => world);

beforeEach(async () => {
  world = await makeWorld();
}, 60_000);
afterEach(() => world.stop());

const HEAD = 'Site,From,To,Consumption (kWh),Invoice no.\n';
const bill = (at: number, place = 'Works', amount = String(1000 + at)) =>
  `${place},2024-${String(at).padStart(2, '0')}-01,2024-${String(at).padStart(2, '0')}-28,${amount},INV-${at}\n`;

const BOUNDARY = 'sheet-of-fifty-megabytes';
const part = (name: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;

/** Sends a sheet piece by piece, so that the sender keeps none of it; answers with what the server said, and the most memory. */
function sendLarge(bytes: number): Promise<{ status: number; body: { err: string }; memory: number }> {
  const rows = Buffer.from(bill(1).repeat(2000));
  const before = process.memoryUsage().arrayBuffers;
  let memory = 0;
  return new Promise((resolve, reject) => {
    const sending = request(
      `${world.url}/api/upload`,
      {
        method: 'POST',
        headers: { cookie: world.admin.cookie, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text), memory }));
      },
    );
    sending.on('error', reject);
    sending.write(`${part('entity')}imports\r\n${part('activity')}electricity_activitys\r\n`);
    sending.write(part('file', '; filename="bills.csv"\r\nContent-Type: text/csv') + HEAD);
    let sent = 0;
    const more = () => {
      memory = Math.max(memory, process.memoryUsage().arrayBuffers - before);
      while (sent < bytes) {
        sent += rows.length;
        if (!sending.write(rows)) return void sending.once('drain', more);
      }
      sending.end(`\r\n--${BOUNDARY}--\r\n`);
    };
    more();
  });
}

const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && statSync(join(entry.parentPath, entry.name)).size > MEGABYTE)
    .map(({ name }) => name)
    .filter((name) => !name.includes('sqlite'));

it('refuses a sheet of 50 MB in clear words, keeps nothing of it and holds little of it in memory', async () => {
  const { status, body, memory } = await sendLarge(50 * MEGABYTE);

  expect([status, body.err]).toEqual([413, UPLOAD_TOO_LARGE]);
  expect(memory).toBeLessThan(MOST_MEMORY);
  expect((await world.admin.send('GET', 'imports')).body.total).toBe(0);
  expect(filesBelow(world.engine.platform.configuration.dataDir)).toEqual([]);
}, 60_000);

it('takes the rejected rows again as they were handed out, once they can be read', async () => {
  const { admin } = world;
  await site(admin, 'Works');
  const good = [1, 2, 3, 4].map((at) => bill(at));
  const bad = [bill(5, 'Annex'), bill(6, 'Annex'), bill(7, '=Annex')];
  const first = await checked(admin, HEAD + [...good, ...bad].join(''));
  expect(first).toMatchObject({ new_rows: 4, error_rows: 3 });
  await decided(admin, first._id, 'run', 'done');
  const address = `${world.url}/api/data/imports/${first._id}/rejected.csv`;
  const rejected = await (await fetch(address, { headers: { cookie: admin.cookie } })).text();
  await site(admin, 'Annex');

  const again = await checked(admin, rejected);
  expect(again).toMatchObject({ rows: 3, new_rows: 3, error_rows: 0, existing_rows: 0 });
  expect(await decided(admin, again._id, 'run', 'done')).toMatchObject({ created: 3 });
  expect(await countOf(admin)).toBe(7);

  expect(await checked(admin, rejected)).toMatchObject({ new_rows: 0, existing_rows: 3 });
}, 60_000);
