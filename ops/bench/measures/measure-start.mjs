import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePortal } from '../../proof/portal.mjs';
import { median } from '../rounds.mjs';

const READY_MS = 1000;
const MEMORY_MB = 150;
const IDLE_MS = 60_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts Node with nothing but an HTTP server and waits for its first answer. */
async function emptyServer() {
  const begun = performance.now();
  const program =
    "require('http').createServer((q,r)=>r.end('ok')).listen(0,'127.0.0.1',function(){console.log(this.address().port)})";
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await new Promise((resolve) => child.stdout.once('data', (line) => resolve([Number(line)])));
  await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const took = performance.now() - begun;
  child.kill('SIGKILL');
  return took;
}

const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** P13: from process start to the first 200 of `/readyz` on SQLite with the demo data, and memory a minute later. */
export async function measureStart() {
  const folder = mkdtempSync(path.join(tmpdir(), 'lichen-bench-'));
  const portal = await makePortal({ folder, env: { LICHEN_DEMO: '1' } });
  /** @type {number[][]} */
  const [products, limits] = [[], []];
  try {
    await portal.start();
    // The first start seeds the demo companies after it has begun to listen.
    while (!portal.words().includes('is ready at')) await pause(100);
    for (let round = 0; round < 3; round += 1) {
      await portal.stop();
      limits.push(await emptyServer());
      products.push(await portal.start());
    }
    await pause(IDLE_MS);
    const memory = residentMb(portal.pid());
    const [ready, empty] = [median(products), median(limits)];
    return [
      {
        figure: 'P13 start to ready, SQLite, demo data',
        ...{ product: `${ready.toFixed(0)} ms`, limit: `${empty.toFixed(0)} ms for an empty server` },
        ...{ ratio: ready / empty, goal: `≤ ${READY_MS} ms`, met: ready <= READY_MS },
      },
      {
        figure: 'P13 memory a minute after start',
        ...{ product: `${memory.toFixed(0)} MB`, limit: '' },
        ...{ goal: `≤ ${MEMORY_MB} MB`, met: memory <= MEMORY_MB },
      },
    ];
  } finally {
    await portal.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
