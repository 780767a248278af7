import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../sha256';
import { SUFFIX } from '../releases/version-source';

const FILES = 'assets';
const isTwin = (name: string) => Object.values(SUFFIX).some((suffix) => name.endsWith(suffix));

/** A built shell on the disk. */
export interface ShellFolder {
  /** Equal for equal files, because their names contain the hash of their content. */
  readonly version: string;
  readonly paths: readonly string[];
  read(path: string): Promise<Buffer>;
  compressed(path: string, encoding: 'br' | 'gzip'): Promise<Buffer | undefined>;
}

/** Returns the hashed files of a built shell; undefined if none is built. */
export async function shellFolder(folder: string): Promise<ShellFolder | undefined> {
  const names = await readdir(join(folder, FILES)).catch(() => []);
  const paths = names
    .filter((name) => !isTwin(name))
    .sort()
    .map((name) => `${FILES}/${name}`);
  if (paths.length === 0) return undefined;
  return {
    version: sha256(paths.join('\n')),
    paths,
    read: (path) => readFile(join(folder, path)),
    compressed: (path, encoding) => readFile(join(folder, path + SUFFIX[encoding])).catch(() => undefined),
  };
}
