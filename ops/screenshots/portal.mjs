import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnServer } from '../start/process.mjs';

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function demoIsThere(origin) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'plain.user@calder.example', password: 'Lichen-demo-1' }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  return answer?.ok ?? false;
}

/** Environment variables that a program needs; others may name an installation, whose database is not the demo's. */
const KEPT = /^(PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|TZ|NODE_OPTIONS|SYSTEMROOT)$/i;
const nothingElse = () =>
  Object.fromEntries(Object.keys(process.env).map((name) => [name, KEPT.test(name) ? process.env[name] : undefined]));

/** Starts a separate portal with the demo companies, in a folder that is deleted afterwards. */
export async function startDemo({ isQuiet = false } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lichen-screenshots-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawnServer({
    ...(isQuiet ? { stdio: ['ignore', 'ignore', 'inherit'] } : {}),
    env: {
      ...nothingElse(),
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_ENV: 'development',
      DEV_TOOLS: '1',
      LICHEN_DATA_DIR: folder,
      LICHEN_RATE_LIMIT_SCALE: '1000',
      LICHEN_LOG_LEVEL: 'error',
    },
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  // The second company is entered last, so its last person means that everything is there.
  for (const begun = Date.now(); !(await demoIsThere(origin)); await pause(200))
    if (child.exitCode !== null || Date.now() - begun > 120_000) throw new Error('The portal did not start');
  // Waits until the background work for the entered data is done before pictures are taken.
  if (!isQuiet) await pause(2000);
  return {
    origin,
    stop: async () => {
      // Its folder is deleted too, so no graceful shutdown is needed.
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
