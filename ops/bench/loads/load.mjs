import { readFileSync } from 'node:fs';
import net from 'node:net';

/**
 * The load generator, a separate process that keeps `connections` sockets busy with one request at a time each. It
 * reads its plan from standard input and prints one line of JSON. Responses must have a `content-length`.
 */
const plan = JSON.parse(readFileSync(0, 'utf8'));
const { port, connections, seconds, warmUp = 1, requests } = plan;
const HEAD_END = Buffer.from('\r\n\r\n');

function bytesOf({ method = 'GET', path, headers = {}, body }) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = Object.entries({
    host: `127.0.0.1:${port}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
}

const prepared = requests.map(bytesOf);
const times = [];
const statuses = {};
let answered = 0;
let bytes = 0;
let turn = 0;
const begun = performance.now();
const from = begun + warmUp * 1000;
const end = from + seconds * 1000;

function note(status, length, sent) {
  const now = performance.now();
  if (sent < from || now > end) return;
  statuses[status] = (statuses[status] ?? 0) + 1;
  answered += 1;
  bytes += length;
  times.push(now - sent);
}

/** Reads consecutive responses from a socket. */
function reader(onAnswer) {
  let kept = Buffer.alloc(0);
  let head;
  return (chunk) => {
    kept = kept.length === 0 ? chunk : Buffer.concat([kept, chunk]);
    if (!head) {
      const at = kept.indexOf(HEAD_END);
      if (at < 0) return;
      const text = kept.toString('latin1', 0, at);
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
      if (Number.isNaN(length)) throw new Error(`no content-length:\n${text}`);
      head = { status: text.slice(9, 12), length, all: at + HEAD_END.length + length };
    }
    if (kept.length < head.all) return;
    const { status, length, all } = head;
    kept = kept.subarray(all);
    head = undefined;
    onAnswer(status, length);
  };
}

function keepBusy() {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    let sent;
    const next = () => {
      sent = performance.now();
      if (sent >= end) return socket.end(() => resolve(undefined));
      turn = (turn + 1) % prepared.length;
      return socket.write(prepared[turn]);
    };
    socket.once('connect', next);
    socket.on(
      'data',
      reader((status, length) => {
        note(status, length, sent);
        next();
      }),
    );
    socket.once('error', reject);
  });
}

await Promise.all(Array.from({ length: connections }, keepBusy));
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const line = { rps: answered / seconds, p50: at(0.5), p99: at(0.99), statuses, bytes: answered ? bytes / answered : 0 };
console.log(JSON.stringify(line));
