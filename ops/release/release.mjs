import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build/build.mjs';
import { remoteFolders, root } from '../build/parts.mjs';

const USAGE =
  'Usage: npm run release -- mf-name --note WHY [--to https://portal.example.com] [--expect VERSION, or none] [--dry-run] [--json]';
const command = path.join(root, 'backend', 'dist', 'cli', 'lichen.js');

const valueAfter = (words, option) => (words.includes(option) ? words[words.indexOf(option) + 1] : undefined);

/** What is live of a remote before it is built: nobody's release in between is written over. */
function liveNow(name, to) {
  const words = ['show', name, '--json', ...(to ? ['--to', to] : [])];
  const { status, stdout } = spawnSync(process.execPath, [command, ...words], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) return { code: status ?? 1 };
  return { live: JSON.parse(stdout).live ?? 'none' };
}

/**
 * Builds one remote, has it checked and stored, and makes it live: in the installation that the environment names, or in
 * a portal over HTTP. The shell is neither rebuilt nor restarted.
 * @param {string[]} words its name, and options of the program
 * @returns {Promise<number>} exit code: 2 where it is refused, 3 where somebody else released meanwhile
 */
async function release([name = '', ...options]) {
  if (!remoteFolders().includes(name)) throw new Error(`${USAGE}\nRemotes here: ${remoteFolders().join(', ')}`);
  if (!valueAfter(options, '--note') && !options.includes('--dry-run')) throw new Error(`${USAGE}\nSay --note`);
  if (!existsSync(command)) throw new Error('The backend is not built yet: run npm start once');
  const { live, code } = liveNow(name, valueAfter(options, '--to'));
  if (code !== undefined) return code;
  await build({ only: [name], log: options.includes('--json') ? () => undefined : undefined });
  const expect = options.includes('--expect') || options.includes('--dry-run') ? [] : ['--expect', live];
  const words = ['publish', path.join(root, name, 'dist'), ...options, ...expect];
  return spawnSync(process.execPath, [command, ...words], { stdio: 'inherit', cwd: root }).status ?? 1;
}

await release(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
