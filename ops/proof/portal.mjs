import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../start/process.mjs';
import { freePort } from '../test/services.mjs';
import { killOnExit } from './kill-children-on-exit.mjs';

/** Milliseconds. On a busy machine the first start migrates an empty MariaDB for longer than a minute. */
const LONGEST_START = 180_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const exitOf = (child) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));

export async function isReady(url) {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** Waits until `/readyz` succeeds. @returns milliseconds it took */
export async function untilReady(url, child, wordsOf = () => '') {
  const begun = performance.now();
  while (!(await isReady(url))) {
    if (child && child.exitCode !== null) throw new Error(`the portal stopped by itself:\n${wordsOf()}`);
    if (performance.now() - begun > LONGEST_START) throw new Error(`the portal is not ready:\n${wordsOf()}`);
    await pause(10);
  }
  return performance.now() - begun;
}

/**
 * Starts the built product as a separate process on one port, which can be killed and restarted.
 * @param {{ folder: string, databaseUrl?: string | undefined, env?: Record<string, string>, home?: string }} place
 *   `home` is a checkout other than this one
 */
export async function makePortal({ folder, databaseUrl, env = {}, home = root }) {
  mkdirSync(folder, { recursive: true });
  const main = path.join(home, 'backend', 'dist', 'main.js');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = path.join(folder, 'portal.log');
  const database = databaseUrl ?? `sqlite:${path.join(folder, 'lichen.sqlite')}`;
  const variables = {
    PATH: process.env['PATH'],
    PORT: String(port),
    HOST: '127.0.0.1',
    LICHEN_DATA_DIR: folder,
    LICHEN_DEMO: '0',
    LICHEN_LOG_LEVEL: 'warn',
    LICHEN_RATE_LIMIT_SCALE: '1000000',
    DATABASE_URL: database,
    // Sums that a fault damages must stay damaged until the proof reads them.
    LICHEN_RECOUNT_MINUTES: '0',
    ...env,
  };
  let child;
  const end = async (signal) => {
    if (!child) return;
    const gone = exitOf(child);
    child.kill(signal);
    await gone;
  };
  return {
    url,
    databaseUrl: database,
    environment: variables,
    pid: () => child?.pid,
    isRunning: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    words: () => readFileSync(logFile, 'utf8').slice(-3000),
    /** @returns milliseconds until it was ready; `extra` are variables of this start alone */
    start: (extra = {}) => {
      const log = openSync(logFile, 'a');
      child = spawn(process.execPath, [main], {
        cwd: home,
        env: { ...variables, ...extra },
        stdio: ['ignore', log, log],
      });
      closeSync(log);
      killOnExit(child);
      return untilReady(url, child, () => readFileSync(logFile, 'utf8').slice(-3000));
    },
    /** Resolves when the process has ended, however it did. */
    gone: () => exitOf(child),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
