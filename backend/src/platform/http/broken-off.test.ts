import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express from 'express';
import pino from 'pino';
import { problemsHandler } from './problems-handler';

const told: { level: number; msg: string }[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void told.push(JSON.parse(line)) });
let server: Server;
let settled: Promise<unknown>;

const zeros = (failsAfter: number) =>
  Readable.from(
    (function* () {
      for (let count = 0; count < 10_000; count += 1) {
        if (count >= failsAfter) throw new Error('disk');
        yield Buffer.alloc(64 * 1024);
      }
    })(),
  );

beforeAll(async () => {
  const app = express();
  app.get('/:failsAfter', async (request, response) => {
    settled = pipeline(zeros(Number(request.params.failsAfter)), response);
    await settled;
  });
  app.use(problemsHandler(log));
  server = createServer(app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());
beforeEach(() => told.splice(0));

async function broken(path: string, leave: boolean) {
  const spoken = jest.spyOn(console, 'error').mockImplementation();
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await once(socket, 'data');
  if (leave) socket.pause().resetAndDestroy();
  await settled.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  const words = spoken.mock.calls.length;
  spoken.mockRestore();
  return { words, told: told.map(({ level, msg }) => `${level} ${msg}`) };
}

it('takes a reader who went away for no failure', async () => {
  expect(await broken('/10000', true)).toEqual({ words: 0, told: ['20 client disconnected during the response'] });
});

it('notes what broke an answer off in the log, and nowhere else', async () => {
  expect(await broken('/3', false)).toEqual({ words: 0, told: ['50 response was cut off'] });
});
