import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..', '..');

/** Path of a tool installed by npm, to be run by this Node without a shell or npx. */
export const tool = (name) => path.join(root, 'node_modules', '.bin', name);

/** Default time limit of a command in milliseconds, so that a hanging one does not block a run for ever. */
const LONGEST = 25 * 60_000;
const running = new Set();

/** Stops every running command when the whole run is interrupted. */
export function stopCommands() {
  for (const child of running) child.kill('SIGINT');
}

/**
 * Runs one command to its end and captures its output. A variable set to `undefined` is removed from its environment.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = {}, longest = LONGEST } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    running.add(child);
    const limit = setTimeout(() => {
      said.push(Buffer.from(`\nstopped after ${longest / 60_000} minutes\n`));
      child.kill('SIGKILL');
    }, longest);
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    const end = (code, words = '') => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output: Buffer.concat(said).toString('utf8') + words });
    };
    child.on('error', (error) => end(127, error.message));
    child.on('close', (code) => end(code ?? 1));
  });
}
