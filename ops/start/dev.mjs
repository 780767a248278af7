import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { watch } from 'chokidar';
import { build } from '../build/build.mjs';
import { buildBackend } from './build-backend.mjs';
import { ensureInstalled, expectNode } from './install.mjs';
import { forwardSignals, readEnvFile, root, spawnServer } from './process.mjs';

const QUIET = 150;
const ignored = /\/(dist|dist\.old|dist\.next|node_modules|\.build|e2e)(\/|$)|\.test\.tsx?$|\.tsbuildinfo$/;
/** An editor that saves by writing beside and renaming makes two changes of one; large files come in pieces. */
const SAVED = { stabilityThreshold: 80, pollInterval: 20 };

const DEVELOPMENT = { NODE_ENV: 'development' };

const named = process.argv.slice(2);
const log = (words) => console.log(`dev: ${words}`);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const stopped = (child) => new Promise((resolve) => child.once('exit', resolve));

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let stopping = false;

/** Answers once the server does; a start that failed ends the wait. */
async function untilReady(child) {
  const port = process.env['PORT'] || '8080';
  while (child.exitCode === null && child.signalCode === null && !stopping) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await pause(QUIET);
  }
  return false;
}

/** Releases remotes as a person would; a version that is live already stays as it is, and so does every other remote. */
async function release(names) {
  const command = path.join(root, 'backend', 'dist', 'cli', 'lichen.js');
  for (const name of names) {
    const dist = path.join(root, name, 'dist');
    if (!existsSync(path.join(dist, 'release.json'))) continue;
    const child = spawn(process.execPath, [command, 'publish', dist, '--note', 'Built while developing'], {
      cwd: root,
      env: { ...process.env, ...DEVELOPMENT },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await stopped(child);
  }
}

async function restart() {
  if (server && server.exitCode === null && server.signalCode === null) {
    const gone = stopped(server);
    server.kill('SIGTERM');
    await gone;
  }
  if (stopping) return;
  const child = spawnServer({ env: { ...DEVELOPMENT, DEV_TOOLS: process.env['DEV_TOOLS'] ?? '1' } });
  child.on('exit', (code) => {
    if (stopping) process.exit(code ?? 0);
    if (child === server && code) log(`the server stopped (${code}); it starts again with the next change`);
  });
  server = child;
}

const isRunning = () => server !== undefined && server.exitCode === null && server.signalCode === null;

/** Builds what changed. Only what the server runs itself restarts it: a form that is half filled outlives the rest. */
async function rebuild() {
  try {
    const compiled = await buildBackend({ log });
    const only = named.length > 0 ? ['shell', ...named] : undefined;
    const isFirst = !isRunning();
    const built = await build({ log, only, development: true });
    if (isFirst || compiled > 0) await restart();
    if (server && (await untilReady(server)))
      await release(isFirst ? remotes : built.filter((name) => name !== 'shell'));
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
  }
}

/** Changes come in bursts: one rebuild for each burst, and never two at once. */
function rebuildOnChange(folders) {
  let changed = false;
  let busy = false;
  const work = async () => {
    if (busy) return;
    busy = true;
    while (changed) {
      await pause(QUIET);
      changed = false;
      await rebuild();
    }
    busy = false;
  };
  const places = folders.map((folder) => path.join(root, folder));
  const isIgnored = (file) => ignored.test(file.slice(root.length));
  const watching = watch(places, { ignored: isIgnored, ignoreInitial: true, awaitWriteFinish: SAVED, atomic: true });
  watching.on('all', () => {
    changed = true;
    void work();
  });
  watching.on('error', (error) => log(`cannot watch: ${error instanceof Error ? error.message : error}`));
}

expectNode();
readEnvFile();
if (process.env['NODE_ENV'] === 'production') {
  console.error('npm run dev releases every build it makes. Unset NODE_ENV=production, or use npm start.');
  process.exit(1);
}
ensureInstalled({ log });
const { remoteFolders } = await import('../build/parts.mjs');
const remotes = named.length > 0 ? named : remoteFolders();
const unknown = remotes.filter((name) => !existsSync(path.join(root, name, 'src')));
if (unknown.length > 0) {
  console.error(`There is no remote ${unknown.join(', ')}; the remotes are ${remoteFolders().join(', ')}`);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stopping = true;
    if (!server || server.exitCode !== null || server.signalCode !== null) process.exit(0);
  });
forwardSignals(() => server);
await rebuild();
rebuildOnChange(['backend/src', 'backend/contracts/src', 'shell/src', 'shell/kit/src', ...remotes]);
log(`watching backend, shell and ${remotes.join(', ')}`);
