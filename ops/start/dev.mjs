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
/** Waits until a saved file is stable: renaming causes two changes, and large files arrive in pieces. */
const SAVED = { stabilityThreshold: 80, pollInterval: 20 };

const DEVELOPMENT = { NODE_ENV: 'development' };

const named = process.argv.slice(2);
const log = (words) => console.log(`dev: ${words}`);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const stopped = (child) => new Promise((resolve) => child.once('exit', resolve));

/** Name of the publisher in the history of releases. */
const LABEL = 'npm run dev';
const portal = () => `http://127.0.0.1:${process.env['PORT'] || '8080'}`;

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
/** @type {string | undefined} */
let token;
let stopping = false;

/** Resolves to true once the server is ready, to false if the start failed. */
async function untilReady(child) {
  while (child.exitCode === null && child.signalCode === null && !stopping) {
    const answer = await fetch(`${portal()}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await pause(QUIET);
  }
  return false;
}

/** Runs the `lichen` program; returns its parsed output if `isRead`. */
async function lichen(words, { env = {}, isRead = false } = {}) {
  const child = spawn(process.execPath, [path.join(root, 'backend', 'dist', 'cli', 'lichen.js'), ...words], {
    cwd: root,
    env: { ...process.env, ...DEVELOPMENT, ...env },
    stdio: ['ignore', isRead ? 'pipe' : 'inherit', 'inherit'],
  });
  const said = [];
  child.stdout?.on('data', (chunk) => said.push(chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0 && isRead) throw new Error(`lichen ${words[0]} ended with ${code}`);
  return isRead ? JSON.parse(Buffer.concat(said).toString('utf8')) : undefined;
}

/**
 * Creates this run's token, whose label the release history shows, and revokes those of earlier runs, so that one left
 * in a file or log is useless.
 */
async function developmentToken() {
  const all = await lichen(['tokens', '--json'], { isRead: true });
  const earlier = all.filter(({ label, revokedOn }) => label === LABEL && revokedOn === null);
  for (const { id } of earlier) await lichen(['tokens', 'revoke', id, '--json'], { isRead: true });
  const scopes = remotes.flatMap((name) => ['--scope', `publish:${name}`, '--scope', `pointer:${name}`]);
  const { text } = await lichen(['tokens', 'add', LABEL, ...scopes, '--days', '90', '--json'], { isRead: true });
  return text;
}

/** Publishes remotes with this run's token, except those whose version is already live. */
async function release(names) {
  const built = names.filter((name) => existsSync(path.join(root, name, 'dist', 'release.json')));
  if (built.length === 0) return;
  token ??= await developmentToken();
  for (const name of built)
    await lichen(['publish', path.join(root, name, 'dist'), '--note', 'Built while developing', '--to', portal()], {
      env: { LICHEN_TOKEN: token },
    });
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

/** Returns the remotes that were never built, whose slots an empty database would otherwise not have. */
const neverBuilt = () => remoteFolders().filter((name) => !existsSync(path.join(root, name, 'dist', 'release.json')));

/** Builds what changed; restarts the server only for its own code, so that half-filled forms survive. */
async function rebuild() {
  try {
    const compiled = await buildBackend({ log, isPacking: false });
    const isFirst = !isRunning();
    const only = named.length > 0 ? ['shell', ...named, ...(isFirst ? neverBuilt() : [])] : undefined;
    const built = await build({ log, only, development: true });
    if (isFirst || compiled > 0) await restart();
    if (server && (await untilReady(server)))
      await release(isFirst ? remotes : built.filter((name) => name !== 'shell'));
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
  }
}

/** Changes arrive in bursts: rebuilds once per burst, and never twice at the same time. */
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
