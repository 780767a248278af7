import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Time in milliseconds in which a program that was asked to stop may stop its own children. */
const GRACE_MS = 5_000;
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Sends a signal to a program and all its children; none may be left running. */
function signal(pid, name) {
  try {
    process.kill(-pid, name);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Runs a program with a separate folder for temporary files, and kills it with all its children when it exceeds its
 * time limit, even when it is stuck in a loop.
 * @param {string[]} words arguments of Node
 * @param {{ mostMs: number, cwd: string }} bounds
 * @returns {Promise<{ code: number, isLate: boolean }>}
 */
export async function runBounded(words, { mostMs, cwd }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lichen-goal-'));
  const env = { ...process.env, TMPDIR: folder };
  const child = spawn(process.execPath, words, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  const pid = /** @type {number} */ (child.pid);
  const kill = () => signal(pid, 'SIGKILL');
  const stopped = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  let isLate = false;
  let dead;
  const late = setTimeout(() => {
    isLate = true;
    signal(pid, 'SIGTERM');
    dead = setTimeout(kill, GRACE_MS);
  }, mostMs);
  // A signal would end this program without its `exit` event, and its children would keep running.
  const leave = () => process.exit(130);
  process.once('exit', kill);
  for (const name of STOPS) process.once(name, leave);
  try {
    return { code: await stopped, isLate };
  } finally {
    clearTimeout(late);
    clearTimeout(dead);
    process.off('exit', kill);
    for (const name of STOPS) process.off(name, leave);
    kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
