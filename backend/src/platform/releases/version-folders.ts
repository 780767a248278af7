import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { RemoteRef } from '@lichen/contracts/portal/portal';
import type { Release } from '@lichen/contracts/portal/release';
import type { Logger } from 'pino';
import { makeSemaphore } from '../bounded/semaphore';
import type { FileStore } from '../files/file-store';
import { contentTypeOf } from './content-type';
import { parseRelease } from './release-file';
import type { ReleaseFile } from './releases';
import { expectListedFiles } from './verify-files';
import { folderSource, SUFFIX } from './version-source';
import type { StoredNames, Versions } from './versions';

const MOST_KEPT = 300;
/** Files that are fetched at once. */
const AT_ONCE = 8;

/** A version as this process serves it, from its own disk. */
export interface OpenVersion {
  readonly release: Release;
  readonly files: ReadonlyMap<string, ReleaseFile>;
}

export interface VersionFolders {
  /** A version with its files; fetched from the file store where this disk has it not, or not whole. */
  open(ref: RemoteRef): Promise<OpenVersion>;
}

function filesOf(folder: string, release: Release): ReadonlyMap<string, ReleaseFile> {
  return new Map(
    release.assets.map(({ path, integrity }) => {
      const absolute = join(folder, path);
      const encodings = (['br', 'gzip'] as const).filter((name) => existsSync(absolute + SUFFIX[name]));
      return [path, { path: absolute, integrity, contentType: contentTypeOf(path), encodings }];
    }),
  );
}

/** Another process may have put the same version there meanwhile. */
const isTaken = (error: unknown) => ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');

interface FoldersParts {
  /** Folder of the versions on this disk, as `<remote>/<version>/<file>`. */
  root: string;
  versions: Versions;
  files: FileStore;
  log: Logger;
}

const expectWhole = async (folder: string, { name, version }: RemoteRef): Promise<Release> => {
  const release = parseRelease(await readFile(join(folder, 'release.json'), 'utf8'));
  if (release.name !== name || release.version !== version) throw new Error(`${folder} holds another release`);
  await expectListedFiles(folder, release);
  return release;
};

/** Fetches versions beside their folder, verifies them there and renames, so that no half version is ever served. */
function makeFetch({ root, versions, files }: Omit<FoldersParts, 'log'>) {
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

/** The versions on this disk: copies of what the file store has, each verified when it is first opened. */
export function makeVersionFolders(parts: FoldersParts): VersionFolders {
  const { root, versions, log } = parts;
  const fetched = makeFetch(parts);
  const opened = new Map<string, Promise<OpenVersion>>();

  /** What an earlier release of the portal stored on this disk alone goes to the file store. */
  const adopt = async (folder: string, ref: RemoteRef) => {
    if (!(await versions.find(ref))) await versions.store(await folderSource(folder), 'found on disk');
  };

  const open = async (ref: RemoteRef): Promise<OpenVersion> => {
    const folder = join(root, ref.name, ref.version);
    const isThere = existsSync(join(folder, 'release.json'));
    const whole = isThere
      ? await expectWhole(folder, ref).catch((error: unknown) => {
          log.error({ err: error, ...ref }, 'a release on this disk is damaged; it is fetched again');
          return undefined;
        })
      : undefined;
    if (whole) await adopt(folder, ref);
    else if (isThere) await rename(folder, join(root, `.damaged-${randomUUID()}`));
    const release = whole ?? (await fetched(folder, ref));
    return { release, files: filesOf(folder, release) };
  };

  return {
    open: (ref) => {
      const key = `${ref.name}/${ref.version}`;
      const known = opened.get(key);
      if (known) return known;
      if (opened.size >= MOST_KEPT) opened.delete(opened.keys().next().value as string);
      const opening = open(ref);
      opened.set(key, opening);
      // What could not be opened is tried again when somebody asks next.
      opening.catch(() => opened.delete(key));
      return opening;
    },
  };
}
