import http from 'node:http';
import net from 'node:net';

/**
 * The treatment of one request. `alter` gets the portal's whole response.
 * @typedef {{ cut?: true, hang?: true, delay?: number, status?: number, body?: string | Buffer, type?: string,
 *   alter?: (answer: { status: number, headers: http.IncomingHttpHeaders, body: Buffer }) => Buffer | string,
 *   truncate?: true }} Act
 */

/** Encodes a text frame of a WebSocket, as a server sends it. */
function frameOf(text) {
  const payload = Buffer.from(text);
  if (payload.length > 125) throw new Error('only short frames');
  return Buffer.concat([Buffer.from([0x81, payload.length]), payload]);
}

function answer(response, { status = 200, body = '', type = 'text/plain' }) {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

/** Sends half of the announced body and then closes the connection. */
function answerHalf(response, { body = '', type = 'text/javascript' }) {
  const bytes = Buffer.from(body);
  response.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

/** Sets the portal's own address as the host, so that a browser on this proxy has the same origin. */
function headersFor(request, target, isAltered) {
  const headers = { ...request.headers, host: target.host };
  if (headers.origin) headers.origin = target.origin;
  if (headers.referer) headers.referer = headers.referer.replace(/^http:\/\/[^/]+/, target.origin);
  if (isAltered) headers['accept-encoding'] = 'identity';
  return headers;
}

function forward(request, response, { target, agent, alter }) {
  const { method, url } = request;
  const options = { method, path: url, host: target.hostname, port: target.port, agent };
  const onward = http.request({ ...options, headers: headersFor(request, target, alter !== undefined) }, (answered) => {
    const status = answered.statusCode ?? 502;
    if (!alter) {
      response.writeHead(status, answered.headers);
      answered.pipe(response);
      return;
    }
    const chunks = [];
    answered.on('data', (chunk) => chunks.push(chunk));
    answered.on('end', () => {
      const body = Buffer.from(alter({ status, headers: answered.headers, body: Buffer.concat(chunks) }));
      response.writeHead(status, { ...answered.headers, 'content-length': body.length });
      response.end(body);
    });
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/** Start of the packet that a server sends once a page has joined its channels. */
const JOINED = '40{';

function forwardSocket(request, socket, head, { target, sockets, onJoined }) {
  const onward = net.connect(Number(target.port), target.hostname, () => {
    const headers = Object.entries(headersFor(request, target, false)).map(([name, value]) => `${name}: ${value}`);
    onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket);
    socket.pipe(onward);
    sockets.add(socket);
  });
  const look = (chunk) => {
    if (!chunk.includes(JOINED)) return;
    onward.off('data', look);
    onJoined();
  };
  onward.on('data', look);
  const end = () => {
    sockets.delete(socket);
    onward.destroy();
    socket.destroy();
  };
  for (const one of [onward, socket]) one.on('error', end).on('close', end);
}

async function perform(act, request, response, onward) {
  if (act.delay) await new Promise((resolve) => setTimeout(resolve, act.delay).unref());
  if (act.hang || response.destroyed) return;
  if (act.cut) response.destroy();
  else if (act.truncate) answerHalf(response, act);
  else if (act.status !== undefined || act.body !== undefined) answer(response, act);
  else forward(request, response, { ...onward, alter: act.alter });
}

/**
 * Starts a proxy in front of the portal that treats requests as `judge` decides by their path, or passes them on.
 * @param {string} portal address
 */
export async function makeFaultProxy(portal) {
  const target = new URL(portal);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const sockets = new Set();
  const open = new Set();
  const onward = { target, agent };
  /** @type {(path: string, request: http.IncomingMessage) => Act | undefined} */
  let judge = () => undefined;
  /** @type {string[]} */
  let seen = [];
  let isSocketCut = false;
  let joined = 0;
  const onJoined = () => {
    joined += 1;
  };

  const server = http.createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    seen.push(path);
    void perform(judge(path, request) ?? {}, request, response, onward);
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  server.on('upgrade', (request, socket, head) => {
    if (isSocketCut) socket.destroy();
    else forwardSocket(request, socket, head, { target, sockets, onJoined });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  const close = () => {
    for (const socket of open) socket.destroy();
    agent.destroy();
    server.close();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    /** @param {typeof judge} next */
    setFault: (next) => {
      judge = next;
    },
    /** Removes every fault and forgets the recorded requests. */
    heal: () => {
      judge = () => undefined;
      isSocketCut = false;
      seen = [];
    },
    /** Paths requested since `heal`. */
    seen: () => seen,
    cutSockets: () => {
      isSocketCut = true;
      for (const socket of sockets) socket.destroy();
    },
    /** Sends a packet to every page, as if it came from the server. */
    sayToSockets: (packet) => {
      for (const socket of sockets) socket.write(frameOf(packet));
    },
    /** Number of page connections since the start, including reconnects. */
    connectedCount: () => joined,
    close,
  };
}
