import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumArgs } from './browser/chromium-args.cjs';
import { run } from './run.mjs';

const PLACES = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin', '/opt/homebrew/bin'];

/** Returns the first of these programs that this machine has, or null. */
export function programOf(...names) {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...PLACES].filter(Boolean);
  for (const name of names)
    for (const folder of folders) if (existsSync(path.join(folder, name))) return path.join(folder, name);
  return null;
}

export const mariaDbPrograms = () => ({
  server: programOf('mariadbd', 'mysqld'),
  installer: programOf('mariadb-install-db', 'mysql_install_db'),
});
export const redisProgram = () => programOf('redis-server', 'valkey-server');

/** The engine of Chromium without the windows around it: tests need none, and drawing them is a third of their work. */
const HEADLESS = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium as people have it where `isMeasured` says that the time of a page is looked at, otherwise the lightest. */
export const chromiumProgram = ({ isMeasured = false } = {}) =>
  process.env['CHROMIUM_PATH'] ?? (isMeasured ? programOf(...BROWSERS, HEADLESS) : programOf(HEADLESS, ...BROWSERS));

/**
 * How Playwright starts this machine's browser; it looks for its own where there is none. `isMeasured` says that the
 * time of a page is looked at.
 */
export function chromiumLaunch({ isMeasured = false } = {}) {
  const executablePath = chromiumProgram({ isMeasured });
  return { ...(executablePath ? { executablePath } : {}), args: chromiumArgs({ isMeasured }) };
}

const memory = '/dev/shm';
const ROOM = 1024 ** 3;

function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
}

/** Folder for data that no test needs after the run; in memory if there is space, because a disk is slower. */
export const passingFolder = () => (hasRoom(memory) ? memory : tmpdir());

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));

/** True when this run may install missing packages; a skipped test then counts as failed. */
export const mayInstall = () => process.getuid?.() === 0 && isDebian() && programOf('apt-get') !== null;

function missingPackages({ nginx }) {
  const { server, installer } = mariaDbPrograms();
  return [
    server && installer ? '' : 'mariadb-server',
    redisProgram() ? '' : 'redis-server',
    chromiumProgram() ? '' : 'chromium',
    process.env['CHROMIUM_PATH'] || programOf(HEADLESS) ? '' : HEADLESS,
    nginx && !programOf('nginx') ? 'nginx' : '',
  ].filter(Boolean);
}

const policy = '/usr/sbin/policy-rc.d';

/** Prevents server packages from starting their services on installation, because tests start their own. */
async function withoutStartingServices(work) {
  const ours = !existsSync(policy);
  if (ours) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return await work();
  } finally {
    if (ours) rmSync(policy, { force: true });
  }
}

/** Installs the missing servers and browser where this run may; nginx too, for the proofs of the edge. */
export async function ensurePrograms({ log, nginx = false }) {
  const missing = missingPackages({ nginx });
  if (missing.length === 0 || !mayInstall()) return;
  log(`installing ${missing.join(', ')} from the system's packages`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const needed = missing.filter((name) => name !== HEADLESS);
  // What tests can do without is not waited for where no mirror answers.
  const patience =
    needed.length > 0 ? [] : ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0', '--no-remove'];
  const apt = (words) => run('apt-get', [...patience, ...words], { env });
  const install = (packages) => apt(['install', '-y', '-q', '--no-install-recommends', ...packages]);
  await withoutStartingServices(async () => {
    const update = await apt(['update', '-q']);
    if (update.code !== 0) log(`apt-get update failed:\n${update.output}`);
    const { code, output } = await install(missing);
    if (code === 0) return;
    log(`apt-get install failed:\n${output}`);
    // Not every system has the lighter browser.
    if (needed.length > 0 && needed.length < missing.length) await install(needed);
  });
}
