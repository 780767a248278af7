import { randomUUID } from 'node:crypto';
import { cp, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Release } from '@lichen/contracts/portal/release';
import { contentTypeOf, isCompressible } from './content-type';
import { parseRelease } from './release-file';
import { expectListedFiles } from './verify-files';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Least size of a file of which a compressed copy is kept; below it the copy saves less than its header costs. */
const WORTH_BYTES = 512;
/** Quality 11 is slow on large files and saves little more there. */
const SLOW_BYTES = 400_000;

export const directoryOf = (root: string, name: string, version: string) => join(root, name, version);

const readIfThere = (path: string) => readFile(path).catch(() => undefined);

async function writeIfMissing(path: string, make: () => Promise<Buffer>): Promise<void> {
  if (!(await readIfThere(path))) await writeFile(path, await make());
}

async function addCompressedCopies(directory: string, release: Release): Promise<void> {
  for (const { path, bytes } of release.assets) {
    if (bytes < WORTH_BYTES || !isCompressible(contentTypeOf(path))) continue;
    const content = await readFile(join(directory, path));
    const quality = content.length > SLOW_BYTES ? 9 : 11;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeIfMissing(join(directory, `${path}.br`), () => brotli(content, { params }));
    await writeIfMissing(join(directory, `${path}.gz`), () => gzipped(content, { level: 9 }));
  }
}

/** True for two builds of the same sources, which differ in the time of the build only. */
const isSame = (one: Release, other: Release) => isDeepStrictEqual({ ...one, built_on: 0 }, { ...other, built_on: 0 });

async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

async function syncedWhole(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true }))
    await synced(join(entry.parentPath, entry.name));
  await synced(directory);
}

/** Another process may have put the same version there meanwhile. */
const isTaken = (error: unknown) => ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');

/** True when the same version is stored already. Throws when its content differs. */
async function isStored(target: string, release: Release): Promise<boolean> {
  const known = await readIfThere(join(target, 'release.json'));
  if (!known) return false;
  if (isSame(parseRelease(known.toString('utf8')), release)) return true;
  throw new Error(`${release.name} ${release.version} is published already with other content; give it a new version`);
}

/**
 * Puts a release into its own directory, for ever: a version that is there already must be the same one. Written
 * beside, verified there, because a build may be writing the source, and renamed, so that no half version ever exists.
 */
export async function storeRelease(root: string, source: string, release: Release): Promise<void> {
  const target = directoryOf(root, release.name, release.version);
  if (await isStored(target, release)) return;
  await mkdir(join(root, release.name), { recursive: true });
  const draft = join(root, `.draft-${randomUUID()}`);
  try {
    await cp(source, draft, { recursive: true, errorOnExist: true });
    await expectListedFiles(draft, release);
    await addCompressedCopies(draft, release);
    await syncedWhole(draft);
    await rename(draft, target).catch(async (error: unknown) => {
      if (!isTaken(error) || !(await isStored(target, release))) throw error;
    });
    await synced(join(root, release.name));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
