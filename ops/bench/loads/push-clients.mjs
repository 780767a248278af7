import { readFileSync } from 'node:fs';
import { driver } from '../../proof/drivers.mjs';

/** Opens many listening sockets in one process; counts arriving messages and measures their delay. */
const { port, sockets, perCompany, speaks, bursts, steady } = JSON.parse(readFileSync(0, 'utf8'));
const WebSocket = driver('ws');
const companies = Math.ceil(sockets / perCompany);
let got = 0;
let foreign = 0;
let times = [];
let wanted = Number.POSITIVE_INFINITY;
/** @type {(value?: unknown) => void} */
let whenAll = () => undefined;

function take(data) {
  if (data[0] !== 52 || data[1] !== 50) return;
  got += 1;
  if (got % 50 === 0) {
    const sent = Number(/"sent":([\d.]+)/.exec(data.toString('latin1'))?.[1]);
    times.push(performance.timeOrigin + performance.now() - sent);
  }
  if (got >= wanted) whenAll();
}

function listener(cookie) {
  return new Promise((resolve, reject) => {
    const address = `ws://127.0.0.1:${port}/socket/?EIO=4&transport=websocket`;
    const headers = { cookie: String(cookie) };
    const socket = new WebSocket(address, { perMessageDeflate: false, origin: `http://127.0.0.1:${port}`, headers });
    if (!speaks) socket.once('open', () => resolve(socket));
    socket.on('message', (data) => {
      if (data[0] === 48) socket.send('40');
      else if (data[0] === 50) socket.send('3');
      else if (data[0] === 52 && data[1] === 48) resolve(socket);
      else take(data);
    });
    socket.once('error', reject);
    socket.once('close', () => {
      foreign += 1;
    });
  });
}

async function run({ times: count, everyMs }) {
  got = 0;
  times = [];
  wanted = count * sockets;
  const all = new Promise((resolve) => {
    whenAll = resolve;
  });
  const begun = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: JSON.stringify({ companies, times: count, everyMs }),
  });
  const { rss } = /** @type {{ rss: number }} */ (await answer.json());
  const isLate = new Promise((resolve) => setTimeout(resolve, 15_000));
  await Promise.race([all, isLate]);
  const took = performance.now() - begun;
  times.sort((a, b) => a - b);
  return { perSecond: (got * 1000) / took, lost: wanted - got, p99: times[Math.floor(times.length * 0.99)] ?? 0, rss };
}

for (let made = 0; made < sockets; made += 100)
  await Promise.all(Array.from({ length: Math.min(100, sockets - made) }, (_, at) => listener(made + at)));
await run({ times: 3, everyMs: 0 });
const burst = await run({ times: bursts, everyMs: 0 });
const calm = await run(steady);
console.log(
  JSON.stringify({
    perSecond: burst.perSecond,
    lost: burst.lost + calm.lost,
    cut: foreign,
    p99: calm.p99,
    rss: calm.rss,
  }),
);
process.exit(0);
