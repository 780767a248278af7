import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
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

interface FoldersParts extends FetchParts {
  log: Logger;
}

/** The versions on this disk: copies of what the file store has, each verified when it is first opened. */
export function makeVersionFolders(parts: FoldersParts): VersionFolders {
  const { root, versions, log } = parts;
  const fetched = makeFetch(parts);
  const opened = new Map<string, Promise<OpenVersion>>();

  /** What an earlier release of the portal stored on this disk alone goes to the file store. */
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
