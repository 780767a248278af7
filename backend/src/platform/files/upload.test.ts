import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forbidden, Problem } from '@lichen/contracts/api/problems';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { Context } from '../engine/rules';
import { data, png as pictureOf } from '../../../test/hostile/picture-files';
import { download } from './download';
import { localFiles } from './local-files';
import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import { uploadCounter } from './upload-limits';
import { uploadRoutes } from './upload.route';
import type { Uploaded, UploadHandler } from './upload-handlers';

const directory = mkdtempSync(join(tmpdir(), 'lichen-upload-'));
const files = localFiles(directory);
const kept: Uploaded[] = [];
/** These handlers collect what they receive in a list. */
const unused = () => Promise.reject(new Error('no handler here writes'));
let server: Server;
let address: string;
let isSignedIn = true;
let room = Number.POSITIVE_INFINITY;
let count: (userId: string) => Promise<void> = async () => undefined;

const bills: UploadHandler = {
  types: ['application/pdf', 'text/csv'],
  permit: () => undefined,
  handle: async ({ file }) => ({ id: String(kept.push(file) - 1) }),
};
const pictures: UploadHandler = {
  ...bills,
  types: ['image/png', 'image/jpeg'],
  maxSide: 4000,
  check: ({ owner }) => {
    if (owner === 'nobody') throw new Problem('invalid', 'owner');
  },
};
const closed: UploadHandler = {
  ...bills,
  permit: () => {
    throw forbidden('Not authorised');
  },
};

beforeAll(async () => {
  const app = express();
  const contextOf = () => ({ roles: isSignedIn ? ['user'] : [] }) as unknown as Context;
  app.use(
    '/api',
    uploadRoutes({
      files,
      handlers: new Map(Object.entries({ bills, pictures, closed })),
      expectHere: (purpose) => {
        if (purpose === 'docs') throw new Problem('unavailable', 'elsewhere');
      },
      contextOf,
      room: async () => room,
      hold: async () => undefined,
      discard: (hash) => files.remove(hash),
      count: (userId) => count(userId),
      write: unused,
    }),
  );
  app.get('/file/:index', (request, response) =>
    download(files, kept[Number(request.params['index'])] as Uploaded, request, response),
  );
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    const status = error instanceof Problem ? error.status : 500;
    response.status(status).json({ err: String((error as Error).message) });
  });
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(directory, { recursive: true, force: true });
});

async function upload(entity: string, content: string | Uint8Array<ArrayBuffer>, name = 'bill.csv') {
  const form = new FormData();
  if (entity) form.append('entity', entity);
  form.append('file', new Blob([content]), name);
  const response = await fetch(`${address}/api/upload`, { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as { err?: string; obj?: { _id: string } } };
}

it('stores a file and sends it back so that no browser runs it', async () => {
  const { status, body } = await upload('bills', 'day,kWh\n1,2\n', '../../Rechnung "Mai"\r\n/ä.csv');
  const response = await fetch(`${address}/file/${body.obj?._id}`);

  expect(status).toBe(200);
  expect(await response.text()).toBe('day,kWh\n1,2\n');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  const again = await fetch(response.url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

it('looks at the bytes and not at the name', async () => {
  expect((await upload('bills', '%PDF-1.7\n%abc\n', 'bill.exe')).status).toBe(200);
  for (const content of ['<svg onload="alert(1)">', '<html>,', 'MZ\u0000\u0001', 'just words'])
    expect(await upload('bills', content)).toMatchObject({ status: 400, body: { err: UPLOAD_TEXTS.wrongType } });
  const png = new Uint8Array([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
  ]);
  expect((await upload('bills', png, 'bill.pdf')).status).toBe(400);
});

/** A PNG whose header states a size; its dots are none. */
const png = (width: number, height: number) => new Uint8Array(pictureOf(width, height, data(Buffer.alloc(0))));

it('takes pictures of a size that can be shown, whatever they weigh', async () => {
  expect((await upload('pictures', png(4000, 3000), 'logo.png')).status).toBe(200);
  for (const [width, height] of [
    [60_000, 60_000],
    [1, 4001],
  ] as const)
    expect(await upload('pictures', png(width, height), 'logo.png')).toMatchObject({
      status: 400,
      body: { err: UPLOAD_TEXTS.largePicture },
    });
  expect((await upload('pictures', png(0, 1), 'logo.png')).body.err).toBe(UPLOAD_TEXTS.damagedPicture);
});

it('keeps nothing of what it refuses', async () => {
  const stored = () => readdirSync(directory, { recursive: true }).filter((name) => /[0-9a-f]{64}$/.test(String(name)));
  const before = stored();

  expect((await upload('bills', `MZ\u0000${'x'.repeat(100_000)}`)).status).toBe(400);
  expect((await upload('bills', '')).status).toBe(400);
  expect((await upload('pictures', png(60_000, 2), 'logo.png')).status).toBe(400);

  expect(stored()).toEqual(before);
  expect(readdirSync(join(directory, 'incoming'))).toEqual([]);
});

it('takes no more than the company has room for', async () => {
  const bill = 'day,kWh\n1,2\n3,4\n5,6\n';
  for (const left of [0, bill.length - 1]) {
    room = left;
    expect(await upload('bills', bill)).toMatchObject({ status: 413, body: { err: UPLOAD_TEXTS.noRoom } });
  }
  room = bill.length;
  expect((await upload('bills', bill)).status).toBe(200);
  room = Number.POSITIVE_INFINITY;
});

it('asks for the other fields before the file is read', async () => {
  const form = new FormData();
  form.append('entity', 'pictures');
  form.append('owner', 'nobody');
  form.append('file', new Blob([png(2, 2)]), 'logo.png');

  const response = await fetch(`${address}/api/upload`, { method: 'POST', body: form });
  expect(await response.json()).toEqual({ err: 'owner' });
});

it('takes what a file is for from the address too, and refuses two words about it', async () => {
  const sent = async (query: string, entity?: string) => {
    const form = new FormData();
    if (entity) form.append('entity', entity);
    form.append('file', new Blob(['a,b\n1,2\n']), 'bill.csv');
    return (await fetch(`${address}/api/upload${query}`, { method: 'POST', body: form })).status;
  };

  expect(await Promise.all([sent('?entity=bills'), sent('?entity=bills', 'bills'), sent('?other=1', 'bills')])).toEqual(
    [200, 200, 200],
  );
  expect(await Promise.all([sent('?entity=bills', 'pictures'), sent('?entity=', 'bills')])).toEqual([400, 400]);
  expect(await sent('?entity=bills&entity=bills', 'bills')).toBe(200);
});

it('says of a file that another process takes that this part is unavailable', async () => {
  expect(await upload('docs', 'a,b')).toMatchObject({ status: 503, body: { err: 'elsewhere' } });
});

it('refuses unknown entities, closed ones, empty files and none at all', async () => {
  expect((await upload('constructor', 'a,b')).body.err).toBe(UPLOAD_TEXTS.unknownEntity);
  expect((await upload('', 'a,b')).body.err).toBe(UPLOAD_TEXTS.unknownEntity);
  expect((await upload('closed', 'a,b')).status).toBe(403);
  expect((await upload('bills', '')).body.err).toBe(UPLOAD_TEXTS.noFile);
  const none = await fetch(`${address}/api/upload`, { method: 'POST', body: new URLSearchParams({ entity: 'bills' }) });
  expect(none.status).toBe(400);
  const json = await fetch(`${address}/api/upload`, { method: 'POST', body: '{}' });
  expect(json.status).toBe(400);
});

it.each(['nowhere', 'closed', 'bills'])(
  'outlives an upload to %s that is refused or broken off half-way',
  async (to) => {
    const { port } = server.address() as AddressInfo;
    const head = `POST /api/upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
    const form = `--x\r\nContent-Disposition: form-data; name="entity"\r\n\r\n${to}\r\n`;
    const file = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b\n`;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${head}Content-Length: 100000\r\n\r\n${form}${file}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect((await upload('bills', 'day,kWh\n1,2\n')).status).toBe(200);
    expect(readdirSync(join(directory, 'incoming'))).toEqual([]);
  },
);

it('asks a stranger to log in before it says anything of what was sent', async () => {
  isSignedIn = false;
  const answers = [await upload('nowhere', 'a,b'), await upload('', 'a,b'), await upload('bills', 'a,b')];
  const json = await fetch(`${address}/api/upload`, { method: 'POST', body: '{}' });
  isSignedIn = true;
  expect([...answers.map(({ status }) => status), json.status]).toEqual([401, 401, 401, 401]);
});

it('counts the uploads of a person, refused ones too', async () => {
  count = uploadCounter({ LICHEN_RATE_LIMIT_SCALE: 1 / 200 });
  const statuses = [];
  for (const content of ['a,b', '<svg>', 'a,b', 'a,b']) statuses.push((await upload('bills', content)).status);
  count = async () => undefined;

  expect(statuses).toEqual([200, 400, 200, 429]);
});

it('stops at 25 MB', async () => {
  const { status } = await upload('bills', new Uint8Array(26 * 1024 * 1024).fill(65));
  expect(status).toBe(413);
});
