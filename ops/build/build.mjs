import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentHash } from './content-hash.mjs';
import { parts, root } from './parts.mjs';

const register = path.join(root, '.build', 'built.json');

const built = () => (existsSync(register) ? JSON.parse(readFileSync(register, 'utf8')) : {});

function remember(name, hash) {
  mkdirSync(path.dirname(register), { recursive: true });
  writeFileSync(register, `${JSON.stringify({ ...built(), [name]: hash }, null, 2)}\n`);
}

const isFresh = (part, hash) =>
  built()[part.name] === hash &&
  existsSync(path.join(part.folder, 'dist', part.name === 'shell' ? 'shell-assets.json' : 'release.json'));

async function buildPart(part, hash, development) {
  if (part.name === 'shell') {
    const { buildShell } = await import('./shell.mjs');
    return buildShell({ development });
  }
  const { buildRemote } = await import('./remote.mjs');
  // In development the hash of the sources serves as version, and one compilation is enough.
  const version = development ? `${part.packageVersion}-${hash.slice(0, 10)}` : undefined;
  return buildRemote({ part, version, development });
}

async function buildStale(part, { log, development }) {
  const hash = contentHash(root, part.inputs, development ? 'development' : 'production');
  if (isFresh(part, hash)) return false;
  const begun = Date.now();
  const words = await buildPart(part, hash, development);
  remember(part.name, hash);
  log(`built ${part.name} in ${((Date.now() - begun) / 1000).toFixed(1)} s: ${words}`);
  return true;
}

/**
 * Builds the parts that browsers load, if their sources changed. A part that does not compile does not stop the others;
 * the error thrown at the end names it.
 * @param {{ log?: ((words: string) => void) | undefined, only?: string[] | undefined, development?: boolean }} [options]
 * @returns the names of the parts that were built
 */
export async function build({ log = console.log, only, development = false } = {}) {
  const done = [];
  const broken = [];
  for (const part of parts().filter(({ name }) => !only || only.includes(name))) {
    try {
      if (await buildStale(part, { log, development })) done.push(part.name);
    } catch (error) {
      broken.push(`${part.name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (broken.length > 0) throw new Error(broken.join('\n'));
  if (done.length === 0) log('front end is up to date');
  return done;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  await build({ only: named.length > 0 ? named : undefined, development: process.argv.includes('--development') });
}
