import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { RemoteRef } from '@lichen/contracts/portal/portal';
import type { Release } from '@lichen/contracts/portal/release';
import { makeSemaphore } from '../bounded/semaphore';
import type { FileStore } from '../files/file-store';
import { parseRelease } from './release-file';
import type { StoredNames } from './stored-files';
import { expectListedFiles } from './verify-files';
import { SUFFIX } from './version-source';
import type { Versions } from './versions';

/** Files fetched in parallel. */
const AT_ONCE = 8;

export interface FetchParts {
  /** Folder of the versions on this disk: `<remote>/<version>/<file>`. */
  root: string;
  versions: Versions;
  files: FileStore;
}

/** Another process may have stored the same version meanwhile. */
const isTaken = (error: unknown) => ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Returns the release in a folder; throws unless it is the requested one and all listed files match. */
export const expectWhole = async (folder: string, { name, version }: RemoteRef): Promise<Release> => {
  const release = parseRelease(await readFile(join(folder, 'release.json'), 'utf8'));
  if (release.name !== name || release.version !== version) throw new Error(`${folder} holds another release`);
  await expectListedFiles(folder, release);
  return release;
};

/** Fetches versions to a temporary folder, verifies and renames them, so that no partial version is served. */
export function makeFetch({ root, versions, files }: FetchParts) {
  const fetchFile = async (draft: string, path: string, { plain, br, gzip }: StoredNames) => {
    await mkdir(dirname(join(draft, path)), { recursive: true });
    const copies = { [path]: plain, [path + SUFFIX.br]: br, [path + SUFFIX.gzip]: gzip };
    for (const [name, hash] of Object.entries(copies))
      if (hash) await writeFile(join(draft, name), await buffer(await files.get(hash)));
  };

  return async (folder: string, ref: RemoteRef): Promise<Release> => {
    const stored = await versions.find(ref);
    if (!stored) throw new Error(`${ref.name} ${ref.version} is not stored`);
    const draft = join(root, `.draft-${randomUUID()}`);
    const few = makeSemaphore(AT_ONCE);
    try {
      await mkdir(draft, { recursive: true });
      await writeFile(join(draft, 'release.json'), stored.text);
      await Promise.all(Object.entries(stored.files).map(([path, names]) => few(() => fetchFile(draft, path, names))));
      const release = await expectWhole(draft, ref);
      await mkdir(dirname(folder), { recursive: true });
      await rename(draft, folder).catch((error: unknown) => {
        if (!isTaken(error)) throw error;
      });
      return release;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  };
}
