import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRef } from '@lichen/contracts/portal/portal';
import type { Release } from '@lichen/contracts/portal/release';
import type { Logger } from 'pino';
import { contentTypeOf } from './content-type';
import { expectWhole, type FetchParts, makeFetch } from './fetch-version';
import type { ReleaseFile } from './releases';
import { folderSource, SUFFIX } from './version-source';

const MOST_KEPT = 300;

const keyOf = ({ name, version }: RemoteRef) => `${name}/${version}`;

/** A version as this process serves it, from its own disk. */
export interface OpenVersion {
  readonly release: Release;
  readonly files: ReadonlyMap<string, ReleaseFile>;
  /** Inode, size and time of each file when it was verified. */
  readonly stamps: ReadonlyMap<string, string>;
}

/** Versions on the disk of this process, fetched from the file store when they are needed. */
export interface VersionFolders {
  /** Returns a version with its files; fetches it from the file store if this disk does not have it intact. */
  open(ref: RemoteRef): Promise<OpenVersion>;
  /** Returns a file as it was verified; if it is missing or has changed, the version is fetched again first. */
  file(ref: RemoteRef, path: string): Promise<ReleaseFile | undefined>;
  /** Returns whether a damaged version could not be fetched again. */
  isDamaged(ref: RemoteRef): boolean;
}

/** Identifies a file on disk, to detect its replacement; empty if there is none. */
function stampOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : '';
}

const copiesOf = ({ path, encodings }: ReleaseFile) => [path, ...encodings.map((name) => path + SUFFIX[name])];
const stampsOf = (file: ReleaseFile) => copiesOf(file).map(stampOf).join();

function filesOf(folder: string, release: Release): ReadonlyMap<string, ReleaseFile> {
  return new Map(
    release.assets.map(({ path, integrity }) => {
      const absolute = join(folder, path);
      const encodings = (['br', 'gzip'] as const).filter((name) => existsSync(absolute + SUFFIX[name]));
      return [path, { path: absolute, integrity, contentType: contentTypeOf(path), encodings }];
    }),
  );
}

interface FoldersParts extends FetchParts {
  log: Logger;
}

/** Versions on this disk: copies from the file store, each verified when first opened. */
export function makeVersionFolders(parts: FoldersParts): VersionFolders {
  const { root, versions, log } = parts;
  const fetched = makeFetch(parts);
  const opened = new Map<string, Promise<OpenVersion>>();
  const damaged = new Set<string>();

  /** Moves a version to the file store that an earlier release of the portal stored only on this disk. */
  const adopt = async (folder: string, ref: RemoteRef) => {
    if (!(await versions.find(ref))) await versions.adopt(await folderSource(folder));
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
    const files = filesOf(folder, release);
    const stamps = new Map([...files].map(([path, file]) => [path, stampsOf(file)]));
    damaged.delete(keyOf(ref));
    return { release, files, stamps };
  };

  const openOnce = (ref: RemoteRef) => {
    const key = keyOf(ref);
    const known = opened.get(key);
    if (known) return known;
    if (opened.size >= MOST_KEPT) opened.delete(opened.keys().next().value as string);
    const opening = open(ref);
    opened.set(key, opening);
    // A version that failed to open is tried again at the next request.
    opening.catch(() => opened.delete(key));
    return opening;
  };

  return {
    open: openOnce,
    isDamaged: (ref) => damaged.has(keyOf(ref)),
    file: async (ref, path) => {
      const opening = openOnce(ref);
      const { files, stamps } = await opening;
      const file = files.get(path);
      if (!file || stampsOf(file) === stamps.get(path)) return file;
      log.error({ ...ref, path }, 'a file of a release on this disk is missing or damaged');
      damaged.add(keyOf(ref));
      if (opened.get(keyOf(ref)) === opening) opened.delete(keyOf(ref));
      return (await openOnce(ref)).files.get(path);
    },
  };
}
