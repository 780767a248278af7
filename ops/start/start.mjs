import os from 'node:os';
import { buildBackend } from './build-backend.mjs';
import { ensureInstalled, expectNode } from './install.mjs';
import { forwardSignals, readEnvFile, spawnServer } from './process.mjs';

const begun = Date.now();
const log = (words) => console.log(`[${((Date.now() - begun) / 1000).toFixed(1).padStart(5)} s] ${words}`);

async function prepare() {
  expectNode();
  log(`Node ${process.versions.node}`);
  readEnvFile();
  if (ensureInstalled({ log })) log('packages installed');
  else log('packages are up to date');
  await buildBackend({ log });
  const { build } = await import('../build/build.mjs');
  await build({ log });
}

try {
  await prepare();
} catch (error) {
  console.error(`Lichen cannot start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
log('starting the server');
const server = spawnServer();
forwardSignals(() => server);
server.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? os.constants.signals[signal] : 0)));
