import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserProof } from '@lichen/contracts/portal/browser-proof';
import type { Release } from '@lichen/contracts/portal/release';
import { parseRelease } from './release-file';
import { expectListedFiles } from './verify-files';

/** Source of a version's files when it is published. */
export interface VersionSource {
  /** Remote that the version must belong to, if only that one may be stored. */
  readonly name?: string;
  /** Browser proof from the publisher. */
  readonly proof?: BrowserProof | undefined;
  /** `release.json` as built. */
  readonly text: string;
  /** Returns the bytes of a listed file; throws if there are none. */
  read(path: string): Promise<Buffer>;
  /** Returns the compressed copy from the build, if there is one. */
  compressed(path: string, encoding: 'br' | 'gzip'): Promise<Buffer | undefined>;
}

/** Endings of the compressed copies beside a file of a build, by encoding. */
export const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Returns the files of a folder as a source; throws unless they are exactly what `release.json` lists. */
export async function folderSource(
  folder: string,
  proof?: BrowserProof,
): Promise<VersionSource & { readonly release: Release }> {
  const text = await readFile(join(folder, 'release.json'), 'utf8');
  const release = parseRelease(text);
  await expectListedFiles(folder, release);
  return {
    proof,
    text,
    release,
    read: (path) => readFile(join(folder, path)),
    compressed: (path, encoding) => readFile(join(folder, path + SUFFIX[encoding])).catch(() => undefined),
  };
}
