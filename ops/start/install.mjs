import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..');
const lock = path.join(root, 'package-lock.json');
const installed = path.join(root, 'node_modules', '.package-lock.json');
const remembered = path.join(root, 'node_modules', '.lichen-lock');

const OLDEST = [20, 19];

const lockHash = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

/** Throws an error with the remedy if this Node version cannot run the product. */
export function expectNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const enough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  if (!enough) throw new Error(`Node ${version} is too old: install Node ${OLDEST.join('.')} or newer from nodejs.org`);
}

/** Returns whether the lockfile's content is installed; a checkout may change its date only. */
function isInstalled() {
  if (!existsSync(installed)) return false;
  if (existsSync(remembered)) return readFileSync(remembered, 'utf8') === lockHash();
  return statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

/** Runs the npm that started this process, or the one on the path. */
function npm(args) {
  const self = process.env['npm_execpath'];
  const [command, first] = self?.endsWith('.js') ? [process.execPath, [self]] : ['npm', []];
  return spawnSync(command, [...first, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

const options = ['--include=dev', '--no-audit', '--no-fund'];

const wordsOf = ({ stdout, stderr }) => `${stdout ?? ''}${stderr ?? ''}`;

const isRefusedLock = (result) => result.status !== 0 && /EUSAGE/.test(wordsOf(result));

/**
 * Installs the packages of the lockfile unless they are installed.
 * @returns whether anything was installed
 */
export function ensureInstalled({ log = console.log } = {}) {
  if (isInstalled()) return false;
  log('installing packages (some minutes on the first start)');
  const clean = npm(['ci', ...options]);
  // A lockfile from a registry without packages for other systems omits those, and `ci` refuses it.
  const done = isRefusedLock(clean) ? npm(['install', '--no-save', ...options]) : clean;
  if (done.status !== 0)
    throw new Error(`npm could not install${done.error ? ` (${done.error.message})` : ''}:\n${wordsOf(done)}`.trim());
  mkdirSync(path.dirname(remembered), { recursive: true });
  writeFileSync(remembered, lockHash());
  return true;
}
