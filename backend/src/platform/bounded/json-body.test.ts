import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Problem } from '@lichen/contracts/api/problems';
import express, { type NextFunction, type Request, type Response } from 'express';
import fc from 'fast-check';
import { BODY_BOUNDS, BODY_TEXTS, jsonBody, parseBoundedJson } from './json-body';

let server: Server;
let address: string;

beforeAll(async () => {
  const app = express();
  app.use(jsonBody());
  app.post('/', (request, response) => {
    response.json({ body: request.body ?? null });
  });
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    const status = error instanceof Problem ? error.status : 500;
    response.status(status).json({ err: error instanceof Problem ? error.message : String(error) });
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

async function post(body: string | Buffer, headers: Record<string, string> = {}) {
  const response = await fetch(address, {
    method: 'POST',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, ...((await response.json()) as { err?: string; body?: unknown }) };
}

it('hands a good body on', async () => {
  expect(await post('{"a":[1,{"b":"é:{}\\""}]}', { 'content-type': 'application/json; charset=UTF-8' })).toMatchObject({
    status: 200,
    body: { a: [1, { b: 'é:{}"' }] },
  });
});

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const wide = (keys: number) => `{${Array.from({ length: keys }, (_, index) => `"k${index}":1`).join(',')}}`;
const many = (objects: number, keys: number) => `[${Array.from({ length: objects }, () => wide(keys)).join(',')}]`;

it.each([
  ['broken JSON', '{"a":', 400, BODY_TEXTS.broken],
  ['depth 21', nested(21), 400, BODY_TEXTS.tooDeep],
  ['depth 100,000', nested(100_000), 400, BODY_TEXTS.tooDeep],
  ['2,001 keys of one object', `[1,{"a":${wide(2001)}}]`, 400, BODY_TEXTS.tooDeep],
  ['the same around another object', `{"x":${wide(5)},${wide(2000).slice(1)}`, 400, BODY_TEXTS.tooDeep],
  ['20,001 keys', `{"a":${many(10, 2000)}}`, 400, BODY_TEXTS.tooDeep],
  ['__proto__', '{"a":{"__proto__":{"admin":true}}}', 400, BODY_TEXTS.hostileKey],
  ['an escaped __proto__', '{"\\u005f_proto__":{"admin":true}}', 400, BODY_TEXTS.hostileKey],
  ['constructor', '{"constructor":{"prototype":{}}}', 400, BODY_TEXTS.hostileKey],
  ['wrong UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400, BODY_TEXTS.notText],
  ['more than a megabyte', `"${'x'.repeat(1024 * 1024)}"`, 413, BODY_TEXTS.tooLarge],
])('refuses %s', async (_what, body, status, err) => {
  expect(await post(body)).toMatchObject({ status, err });
});

it.each([
  [nested(20)],
  [many(10, 2000)],
  [`[${wide(2000)},${wide(2000)}]`],
  ['{"text":"__proto__"}'],
  ['"constructor"'],
])('accepts the edge', async (body) => {
  expect((await post(body)).status).toBe(200);
});

it.each([
  [{ 'content-type': 'text/plain' }, BODY_TEXTS.notJson],
  [{ 'content-type': 'application/x-www-form-urlencoded' }, BODY_TEXTS.notJson],
  [{ 'content-type': 'application/json; charset=utf-16' }, BODY_TEXTS.notText],
  [{ 'content-encoding': 'gzip' }, BODY_TEXTS.compressed],
])('refuses the headers %j', async (headers, err) => {
  expect(await post('{}', headers as Record<string, string>)).toMatchObject({ status: 400, err });
});

it('counts a chunked body although it names no length', async () => {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n');
  socket.write(`${chunk.repeat(20)}0\r\n\r\n`);
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  socket.destroy();

  expect(answer).toMatch(/^HTTP\/1\.1 413/);
});

it('agrees with the plain parser on every ordinary value, and throws only problems on noise', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value);
      fc.pre(!/__proto__|constructor|prototype/.test(text));
      expect(parseBoundedJson(Buffer.from(text), BODY_BOUNDS)).toEqual(JSON.parse(text));
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      try {
        parseBoundedJson(Buffer.from(bytes), BODY_BOUNDS);
      } catch (error) {
        expect(error).toBeInstanceOf(Problem);
      }
    }),
    { numRuns: 10_000 },
  );
});
