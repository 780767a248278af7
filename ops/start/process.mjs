import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..', '..');

/** Values of `.env` for what the environment itself does not say. */
export function readEnvFile(file = path.join(root, '.env')) {
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * The product as its own process, so that a signal to it is a signal to nothing else.
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} [options]
 */
export function spawnServer({ env = {}, stdio = 'inherit' } = {}) {
  return spawn(process.execPath, ['--enable-source-maps', path.join(root, 'backend', 'dist', 'main.js')], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio,
  });
}

/** Hands stop signals on. A terminal sends Ctrl-C to both processes by itself. */
export function forwardSignals(childOf) {
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'])
    process.on(signal, () => {
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      childOf()?.kill(signal);
    });
}
