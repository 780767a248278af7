import { createServer } from 'node:http';
import path from 'node:path';
import { root } from '../../start/process.mjs';
import { driver } from '../../proof/drivers.mjs';

/**
 * A server that sends the same message to every socket of a room in one of three ways: `frames` writes one pre-built
 * frame to each raw socket, `bare` uses Socket.IO alone, `product` uses the portal's push module with a session for
 * each socket and a room for its company.
 */
const { kind, perCompany } = JSON.parse(process.env['SETTINGS'] ?? '{}');
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const notice = (sent) => ({ id: 'n', kind: 'notice', text: 'x'.repeat(100), sent });
const server = createServer();

async function frames() {
  const { createHash } = await import('node:crypto');
  const sockets = new Map();
  let count = 0;
  server.on('upgrade', (request, socket) => {
    const key = createHash('sha1')
      .update(request.headers['sec-websocket-key'] + GUID)
      .digest('base64');
    /** @type {import('node:net').Socket} */ (socket).setNoDelay(true);
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`,
    );
    const company = Math.floor(count / perCompany);
    count += 1;
    sockets.set(company, [...(sockets.get(company) ?? []), socket]);
    socket.on('data', () => undefined);
    socket.on('error', () => undefined);
  });
  return (company, sent) => {
    const text = Buffer.from(`42${JSON.stringify(['notice', notice(sent)])}`);
    const frame = Buffer.concat([Buffer.from([0x81, 126, text.length >> 8, text.length & 255]), text]);
    for (const socket of sockets.get(company) ?? []) socket.write(frame);
  };
}

async function bare() {
  const { Server } = driver('socket.io');
  const io = new Server(server, { path: '/socket', serveClient: false });
  let count = 0;
  io.on('connection', (socket) => {
    socket.join(`c:${Math.floor(count / perCompany)}`);
    count += 1;
  });
  return (company, sent) => io.to(`c:${company}`).emit('notice', notice(sent));
}

async function product() {
  const { socketPush } = driver(path.join(root, 'backend', 'dist', 'platform', 'push', 'socket-push.js'));
  // The cookie is the socket's number, because its session is looked up more than once during the handshake.
  const sessionOf = async (cookie) => {
    const companyId = String(Math.floor(Number(cookie) / perCompany));
    return { companyId, userId: cookie, hash: cookie };
  };
  const log = { warn: console.error, error: console.error, info: () => undefined, debug: () => undefined };
  const push = socketPush({ sessionOf, isAllowedOrigin: () => true, log, recheckMs: 3_600_000 });
  await push.attach(server);
  return (company, sent) => push.toCompany(String(company), 'notice', notice(sent));
}

const send = await { frames, bare, product }[kind]();
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(JSON.stringify({ port, about: { kind, perCompany } }));
});

/** `POST /` with `{ companies, times, everyMs }` sends to each company in turn, then answers with the memory in use. */
server.prependListener('request', (request, response) => {
  if (request.method !== 'POST' || request.url !== '/') return;
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', async () => {
    const { companies, times, everyMs } = JSON.parse(Buffer.concat(chunks).toString());
    for (let time = 0; time < times; time += 1) {
      for (let company = 0; company < companies; company += 1)
        send(company, performance.timeOrigin + performance.now());
      await new Promise((resolve) => (everyMs ? setTimeout(resolve, everyMs) : setImmediate(resolve)));
    }
    response.end(JSON.stringify({ rss: process.memoryUsage().rss }));
  });
});
