import { join } from 'node:path';
import type { Release } from '@lichen/contracts/portal/release';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Configuration } from '../configuration';
import type { FileStore } from '../files/file-store';
import type { SigningKeys } from '../signing-keys/signing-keys';
import type { Database } from '../store/database';
import { liveReader, type PinnedRelease, type Served } from './live-releases';
import { makePointers } from './pointers';
import type { Releases } from './releases';
import { makeVersionFolders } from './version-folders';
import { folderSource } from './version-source';
import { makeVersions } from './versions';

/** Time after which a process sees what another one published, in milliseconds. */
const POLL_MS = 1_000;

export interface ReleasesParts {
  configuration: Pick<Configuration, 'dataDir'>;
  clock: Clock;
  log: Logger;
  database: Database;
  /** Where the bytes of all versions are, for every process of the installation. */
  files: FileStore;
  keys: SigningKeys;
  /** Tells open pages that some remote has another version. */
  announce: () => void;
}

const REFERENCE = /^[A-Za-z0-9][\w.+-]{0,63}$/;

/** Everything that a visitor can notice of a state, as one text. */
const noticeable = (served: readonly Served[], pins: readonly PinnedRelease[]): string =>
  JSON.stringify([
    served.map(({ pointer, release }) => [pointer.name, release?.version, pointer.isRetired]),
    pins.map(({ name, companyId, version }) => [name, companyId, version]),
  ]);

export function makeReleases({ configuration, clock, log, database, files, keys, announce }: ReleasesParts): Releases {
  const pointers = makePointers(database, clock);
  const versions = makeVersions(database, files, clock);
  const folders = makeVersionFolders({ root: join(configuration.dataDir, 'releases'), versions, files, log });
  const reader = liveReader(folders, log, clock);
  let served: readonly Served[] = [];
  let pins: readonly PinnedRelease[] = [];
  let live: readonly Release[] = [];
  let seen: string | undefined;
  let isFirst = true;

  const look = async () => {
    const isQuiet = isFirst;
    isFirst = false;
    const now = await pointers.read();
    const current = now.pins.filter(({ until }) => until > clock.now());
    const read = JSON.stringify([now.pointers, current]);
    const isWhole = served.every(({ pointer, release }) => release?.version === pointer.version);
    if (read === seen && isWhole) return;
    seen = read;
    const before = noticeable(served, pins);
    pins = (await Promise.all(current.map(reader.pinned))).flat();
    served = await Promise.all(now.pointers.map(reader.served));
    live = served.flatMap(({ pointer, release }) => (release && !pointer.isRetired ? [release] : []));
    if (!isQuiet && noticeable(served, pins) !== before) announce();
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

  const refreshed = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work;
    await refresh();
    return done;
  };
  const move: Releases['move'] = (asked) => refreshed(pointers.move(asked));
  const store: Releases['store'] = (source, by) => versions.store(source, by);

  const liveFor = (companyId: string | undefined): readonly Release[] => {
    const own = pins.filter((pin) => pin.companyId === companyId && pin.until > clock.now());
    if (own.length === 0) return live;
    return live.map((release) => own.find(({ name }) => name === release.name)?.release ?? release);
  };

  return {
    live: liveFor,
    pointers: () => served.map(({ pointer: { name, version, isRetired } }) => ({ name, version, isRetired })),
    fallback: (remote) => {
      const found = served.find(({ pointer }) => pointer.name === remote);
      const earlier = found?.pointer.fallback;
      return earlier && earlier !== found.release?.version ? { name: remote, version: earlier } : null;
    },
    published: (ref) =>
      folders.open(ref).then(
        ({ release }) => release,
        () => undefined,
      ),
    store,
    publish: async (folder, { by, note, expected }) => {
      const source = await folderSource(folder);
      const { name, version } = await store(source, by);
      await move({ name, version, act: 'publish', by, note, expected });
      return source.release;
    },
    file: async (remote, version, path) => {
      if (!REFERENCE.test(remote) || !REFERENCE.test(version)) return undefined;
      const found = await folders.open({ name: remote, version }).catch(() => undefined);
      return found?.files.get(path);
    },
    move,
    pin: async (asked) => {
      const { version, name } = asked;
      if (version !== undefined) await folders.open({ name, version });
      return refreshed(pointers.pin(asked));
    },
    unpin: (asked) => refreshed(pointers.unpin(asked)),
    history: pointers.history,
    broken: pointers.broken,
    sign: keys.sign,
    publicKeys: keys.publicKeys,
    refresh,
    isReady: () => served.every(({ pointer, release }) => pointer.isRetired || release?.version === pointer.version),
    stop: () => clearInterval(polling),
  };
}
