import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..', '..');

/** Reads `.env` for environment variables that are not set. */
export function readEnvFile(file = path.join(root, '.env')) {
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Starts the server as its own process, so that a signal to it reaches nothing else.
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} [options]
 */
export function spawnServer({ env = {}, stdio = 'inherit' } = {}) {
  return spawn(process.execPath, ['--enable-source-maps', path.join(root, 'backend', 'dist', 'main.js')], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio,
  });
}

/** Forwards stop signals to the child. A terminal sends Ctrl-C to both processes itself. */
export function forwardSignals(childOf) {
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'])
    process.on(signal, () => {
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      childOf()?.kill(signal);
    });
}
