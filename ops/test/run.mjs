import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..', '..');

/** A tool that npm installed, run by this Node: works without a shell and without npx. */
export const tool = (name) => path.join(root, 'node_modules', '.bin', name);

/**
 * Runs one command to its end and keeps what it said.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = {}, onLine = null } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    const hear = (chunk) => {
      said.push(chunk);
      if (onLine) onLine(String(chunk));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(said).toString('utf8') }));
  });
}
