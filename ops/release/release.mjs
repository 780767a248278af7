import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build/build.mjs';
import { remoteFolders, root } from '../build/parts.mjs';
import { readEnvFile } from '../start/process.mjs';
import { allParts } from './open-parts.mjs';

const USAGE = [
  'Usage: npm run release -- mf-name --note WHY [--to https://portal.example.com] [--expect VERSION, or none]',
  '  [--every-page | --without-browser WHY] [--dry-run] [--json]',
].join('\n');
const command = path.join(root, 'backend', 'dist', 'cli', 'lichen.js');

const valueAfter = (words, option) => (words.includes(option) ? words[words.indexOf(option) + 1] : undefined);

/** Ends the release with the program's exit code. */
class Ended extends Error {
  constructor(code) {
    super('');
    this.code = code;
  }
}

/** Runs a query of the program and returns its data, from the installation or from a portal over HTTP. */
function asked(to, ...words) {
  const { status, stdout } = spawnSync(process.execPath, [command, ...words, '--json', ...(to ? ['--to', to] : [])], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Ended(status ?? 1);
  return JSON.parse(stdout);
}

const line = ({ file, rule, found, wanted }) => `${file}: ${rule}: found ${found}; wanted ${wanted}`;

function refuse(findings) {
  for (const finding of findings) console.error(line(finding));
  throw new Ended(2);
}

const NO_BROWSER = {
  ...{ rule: 'browser', file: 'release.json', found: 'no Chromium on this machine' },
  wanted: 'one (CHROMIUM_PATH names it), or a reason to do without: --without-browser WHY',
};

/**
 * Opens the named parts in a browser, in this checkout's portal; returns the file that records the result. Throws when
 * a part does not work.
 */
async function openedFile(name, wanted, log) {
  const { browserHere, openedInDemo } = await import('./demo-browser.mjs');
  const browser = await browserHere();
  if (!browser) refuse([NO_BROWSER]);
  // Builds the whole portal, because a page needs the shell, and widgets are on pages of other remotes.
  await build({ log });
  const { opened, findings } = wanted.length > 0 ? await openedInDemo(name, wanted) : { opened: [], findings: [] };
  if (findings.length > 0) refuse(findings);
  log(`opened ${opened.length} ${opened.length === 1 ? 'page or widget' : 'pages and widgets'} in ${browser}`);
  const file = path.join(root, '.build', 'opened', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ browser, opened }));
  return file;
}

/** Options of this program that the other one does not have. */
const OWN = ['--every-page'];

/**
 * Builds one remote, opens its changed parts in a browser, has it checked and stored, and makes it live, in the
 * installation that the environment names or in a portal over HTTP. The shell is neither rebuilt nor restarted.
 * @param {string[]} words its name, and options of the program
 * @returns {Promise<number>} exit code: 2 when refused, 3 when somebody else released in the meantime
 */
async function release([name = '', ...options]) {
  if (!remoteFolders().includes(name)) throw new Error(`${USAGE}\nRemotes here: ${remoteFolders().join(', ')}`);
  if (!valueAfter(options, '--note') && !options.includes('--dry-run')) throw new Error(`${USAGE}\nSay --note`);
  if (!existsSync(command)) throw new Error('The backend is not built yet: run npm start once');
  readEnvFile();
  const to = valueAfter(options, '--to');
  const log = options.includes('--json') ? () => undefined : console.log;
  // Read before the build, so that a release by somebody else in the meantime is not overwritten.
  const live = asked(to, 'show', name).live ?? 'none';
  await build({ only: [name], log });
  const folder = path.join(root, name, 'dist');
  const expect = options.includes('--expect') || options.includes('--dry-run') ? [] : ['--expect', live];
  const seen = options.includes('--without-browser') ? [] : ['--opened', await openedFile(name, wantedOf(), log)];
  const own = options.filter((word) => !OWN.includes(word));
  const words = ['publish', folder, ...own, ...expect, ...seen];
  return spawnSync(process.execPath, [command, ...words], { stdio: 'inherit', cwd: root }).status ?? 1;

  /** Pages and widgets whose code differs from the live version, or all of them when requested. */
  function wantedOf() {
    if (!options.includes('--every-page')) return asked(to, 'changed', folder);
    return allParts(JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')));
  }
}

await release(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    if (!(error instanceof Ended)) console.error(error.message);
    process.exitCode = error instanceof Ended ? error.code : 1;
  },
);
