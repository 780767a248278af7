import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserProof } from '@lichen/contracts/portal/browser-proof';
import type { Release } from '@lichen/contracts/portal/release';
import { parseRelease } from './release-file';
import { expectListedFiles } from './verify-files';

/** Where the files of a version come from when it is published. */
export interface VersionSource {
  /** Remote that the version must be of, where somebody may store that one only. */
  readonly name?: string;
  /** What whoever stores it saw of it in a browser. */
  readonly proof?: BrowserProof | undefined;
  /** `release.json` as it was built. */
  readonly text: string;
  /** Bytes of a file that the release lists; throws where there are none. */
  read(path: string): Promise<Buffer>;
  /** A compressed copy that was made with the build. */
  compressed(path: string, encoding: 'br' | 'gzip'): Promise<Buffer | undefined>;
}

export const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Files of a folder, once they are exactly what its `release.json` lists. */
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
