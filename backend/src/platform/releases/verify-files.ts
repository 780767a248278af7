import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { refused } from '@lichen/contracts/api/problems';
import type { Release } from '@lichen/contracts/portal/release';

const MOST_BYTES = 20 * 1024 * 1024;
/** Files of one release in memory at the same time. All releases are verified at once, beside the rest of the start. */
const AT_ONCE = 2;
const [unbrotli, ungzip] = [promisify(brotliDecompress), promisify(gunzip)];
const COMPRESSED = [
  { suffix: '.br', open: (bytes: Buffer) => unbrotli(bytes, { maxOutputLength: MOST_BYTES }) },
  { suffix: '.gz', open: (bytes: Buffer) => ungzip(bytes, { maxOutputLength: MOST_BYTES }) },
];

/** Returns the value for an `integrity` attribute. */
export const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const odd = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (odd) throw refused(`${odd.name} is not a plain file`);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Returns the listed file that a compressed copy belongs to, and how to decompress it. */
function original(name: string, listed: ReadonlyMap<string, string>) {
  const found = COMPRESSED.find(({ suffix }) => name.endsWith(suffix) && listed.has(name.slice(0, -suffix.length)));
  return found && { integrity: listed.get(name.slice(0, -found.suffix.length)), open: found.open };
}

/**
 * Throws unless the directory contains exactly the files that the release lists, with the same bytes. Compressed copies
 * are decompressed and compared with the same hash.
 */
export async function expectListedFiles(directory: string, release: Release): Promise<void> {
  const listed = new Map(release.assets.map(({ path, integrity }) => [path, integrity]));
  const missing = new Set(listed.keys());
  const check = async (name: string) => {
    const bytes = await readFile(join(directory, name));
    const own = listed.get(name);
    const compressed = own ? undefined : original(name, listed);
    if (!own && !compressed) throw refused(`${name} is not listed in release.json`);
    const isRight = integrityOf(compressed ? await compressed.open(bytes) : bytes) === (own ?? compressed?.integrity);
    if (!isRight) throw refused(`${name} does not match its hash in release.json`);
    missing.delete(name);
  };
  const names = (await filesIn(directory)).filter((name) => name !== 'release.json').values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const name of names) await check(name);
    }),
  );
  const [first] = missing;
  if (first) throw refused(`${first} is listed in release.json and missing`);
}
