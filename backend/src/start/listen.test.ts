import { connect } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { socketPush } from '../platform/push/socket-push';
import { type Listening, listen } from './listen';

const CLIENTS = 12;
const log = pino({ level: 'silent' });
let taken = 0;

async function portal(): Promise<Listening> {
  const app = express();
  app.get('/slow', (_request, response) => {
    taken += 1;
    setTimeout(() => response.send('done'), 20);
  });
  const push = socketPush({ log, sessionOf: async () => undefined, isAllowedOrigin: () => true });
  return listen(app, push, { HOST: '127.0.0.1', PORT: 0 });
}

/** Asks again with every answer and never lets go, as a busy proxy does; answers how often it was told `done`. */
const busyClient = (port: number) =>
  new Promise<number>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answers = 0;
    const ask = () => void socket.write('GET /slow HTTP/1.1\r\nHost: portal.test\r\n\r\n');
    socket.once('connect', ask);
    socket.on('data', (bytes) => {
      if (!String(bytes).endsWith('done')) return;
      answers += 1;
      ask();
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(answers));
  });

it('stops under clients that keep their connections busy, and answers what it has taken', async () => {
  const { port, stop } = await portal();
  const clients = Array.from({ length: CLIENTS }, () => busyClient(port));
  await new Promise((resolve) => setTimeout(resolve, 300));

  const began = Date.now();
  await stop();
  const took = Date.now() - began;
  const answers = (await Promise.all(clients)).reduce((sum, each) => sum + each, 0);

  expect(took).toBeLessThan(3000);
  expect(taken).toBeGreaterThan(CLIENTS);
  // Requests that came during the shutdown were refused before they had any effect.
  expect(answers).toBe(taken);
}, 30_000);

it('keeps idle connections longer than a proxy does, and closes them when it stops', async () => {
  const { port, stop } = await portal();
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /slow HTTP/1.1\r\nHost: portal.test\r\n\r\n'));
  const answer = await new Promise<string>((resolve) => {
    socket.on('data', (bytes) => String(bytes).endsWith('done') && resolve(String(bytes)));
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));

  const began = Date.now();
  await stop();
  await closed;

  expect(Number(answer.match(/Keep-Alive: timeout=(\d+)/)?.[1])).toBeGreaterThan(60);
  expect(Date.now() - began).toBeLessThan(3000);
});
