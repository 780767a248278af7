import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@lichen/contracts/portal/release';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Configuration } from '../configuration';
import type { Database } from '../store/database';
import { contentTypeOf } from './content-type';
import { type Pointer, makePointers } from './pointers';
import { parseRelease } from './release-file';
import type { ReleaseFile, Releases } from './releases';
import type { SigningKeys } from '../signing-keys/signing-keys';
import { directoryOf, storeRelease } from './store-files';

/** Time after which a process sees what another one published, in milliseconds. */
const POLL_MS = 1_000;
const MOST_KEPT = 300;

export interface ReleasesParts {
  configuration: Pick<Configuration, 'dataDir'>;
  clock: Clock;
  log: Logger;
  database: Database;
  keys: SigningKeys;
  /** Tells open pages that some remote has another version. */
  announce: () => void;
}

type Files = ReadonlyMap<string, ReleaseFile>;

function filesOf(directory: string, release: Release): Files {
  return new Map(
    release.assets.map(({ path, integrity }) => {
      const absolute = join(directory, path);
      const encodings = (['br', 'gzip'] as const).filter((name) =>
        existsSync(`${absolute}.${name === 'br' ? 'br' : 'gz'}`),
      );
      return [path, { path: absolute, integrity, contentType: contentTypeOf(path), encodings }];
    }),
  );
}

/** Published versions with the files they list, read from their directories once: they never change. */
function shelf(root: string) {
  const kept = new Map<string, { release: Release; files: Files }>();
  return async (name: string, version: string) => {
    const key = `${name}/${version}`;
    const known = kept.get(key);
    if (known) return known;
    const directory = directoryOf(root, name, version);
    const release = parseRelease(await readFile(join(directory, 'release.json'), 'utf8'));
    if (release.name !== name || release.version !== version) throw new Error(`${key} holds another release`);
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value as string);
    const found = { release, files: filesOf(directory, release) };
    kept.set(key, found);
    return found;
  };
}

/** Reads live versions. One whose files are gone takes its own remote away, and no other; that is said once. */
function liveReader(published: ReturnType<typeof shelf>, log: Logger) {
  const unreadable = new Set<string>();
  return async ({ name, version }: Pointer): Promise<Release | undefined> => {
    const key = `${name}/${version}`;
    try {
      const { release } = await published(name, version);
      unreadable.delete(key);
      return release;
    } catch (error) {
      if (!unreadable.has(key)) log.error({ err: error, remote: name, version }, 'live release cannot be read');
      unreadable.add(key);
      return undefined;
    }
  };
}

const REFERENCE = /^[A-Za-z0-9][\w.+-]{0,63}$/;

export function makeReleases({ configuration, clock, log, database, keys, announce }: ReleasesParts): Releases {
  const root = join(configuration.dataDir, 'releases');
  const pointers = makePointers(database, clock);
  const published = shelf(root);
  const readLive = liveReader(published, log);
  let live: readonly Release[] = [];
  let shown: readonly Pointer[] = [];
  let pointed: readonly Pointer[] = [];
  let isFirst = true;

  const look = async () => {
    const isQuiet = isFirst;
    isFirst = false;
    const now = await pointers.read();
    pointed = now;
    const isShown = ({ name, version }: Pointer) => shown.some((was) => was.name === name && was.version === version);
    if (now.every(isShown) && now.length === shown.length) return;
    const found = await Promise.all(now.map(async (pointer) => ({ pointer, release: await readLive(pointer) })));
    const changed = found.some(({ pointer, release }) => release && !isShown(pointer));
    live = found.flatMap(({ release }) => release ?? []);
    shown = found.flatMap(({ pointer, release }) => (release ? [pointer] : []));
    if (!isQuiet && changed) announce();
  };
  // One look at a time, so that an older answer never replaces a newer one.
  let looking: Promise<void> = Promise.resolve();
  const refresh = () => {
    looking = looking.catch(() => undefined).then(look);
    return looking;
  };
  const polling = setInterval(
    () => void refresh().catch((error: unknown) => log.warn({ err: error }, 'release pointers cannot be read')),
    POLL_MS,
  );
  polling.unref();

  return {
    live: () => live,
    pointers: () => pointed,
    fallback: (remote) => {
      const previous = shown.find(({ name }) => name === remote)?.previous;
      return previous ? { name: remote, version: previous } : null;
    },
    published: ({ name, version }) =>
      published(name, version).then(
        ({ release }) => release,
        () => undefined,
      ),
    publish: async (directory, expected) => {
      const release = parseRelease(await readFile(join(directory, 'release.json'), 'utf8'));
      await storeRelease(root, directory, release);
      await pointers.flip(release.name, release.version, expected);
      await refresh();
      return release;
    },
    file: async (remote, version, path) => {
      if (!REFERENCE.test(remote) || !REFERENCE.test(version)) return undefined;
      const found = await published(remote, version).catch(() => undefined);
      return found?.files.get(path);
    },
    sign: keys.sign,
    publicKeys: keys.publicKeys,
    refresh,
    stop: () => clearInterval(polling),
  };
}
