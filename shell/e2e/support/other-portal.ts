import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { ORIGIN } from './calls';

const root = path.resolve(__dirname, '..', '..', '..');

export interface OtherPortal {
  readonly origin: string;
  /** A request context for the same calls, on behalf of a company of that portal. */
  within(request: APIRequestContext): APIRequestContext;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function ready(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The other portal ended with ${child.exitCode}`);
    if (await isReady(origin)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The other portal did not begin to answer');
}

/** Starts another installation with its own database, files and keys. */
export async function otherPortal(): Promise<OtherPortal> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'lichen-other-'));
  const env = {
    ...{ PATH: process.env['PATH'], PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'development', DEV_TOOLS: '1' },
    ...{ LICHEN_DATA_DIR: folder, LICHEN_PUBLIC_URL: origin, LICHEN_DEMO: '0', LICHEN_LOG_LEVEL: 'error' },
    LICHEN_RATE_LIMIT_SCALE: '1000',
  };
  const child = spawn(process.execPath, ['backend/dist/main.js'], { cwd: root, env, stdio: 'inherit' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await ready(origin, child);
  return {
    origin,
    within: (request) =>
      ({
        fetch: (url: string, options: { headers?: Record<string, string> } = {}) =>
          request.fetch(url.replace(ORIGIN, origin), { ...options, headers: { ...options.headers, origin } }),
      }) as unknown as APIRequestContext,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
