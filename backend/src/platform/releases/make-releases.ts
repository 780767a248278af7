import { join } from 'node:path';
import { refused } from '@lichen/contracts/api/problems';
import type { Release } from '@lichen/contracts/portal/release';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Configuration } from '../configuration';
import type { FileStore } from '../files/file-store';
import type { Database } from '../store/database';
import type { Value } from '../store/sql';
import { askStanding } from '../store/together/standing-questions';
import type { Gate } from './gate/make-gate';
import { liveReader, type PinnedRelease, type Served } from './live-releases';
import { makePins, type Pins } from './pins';
import { makePointers, type Move, type Pointers } from './pointers';
import { releaseNotices } from './notices/release-notices';
import { releaseTokens } from './release-tokens';
import type { Releases, Verified } from './releases';
import { uploadedFiles } from './uploaded-files';
import { makeVersionFolders } from './version-folders';
import { folderSource } from './version-source';
import { makeVersions, type Versions } from './versions';

/** Interval in milliseconds at which other processes' releases are read. */
const POLL_MS = 1_000;

export interface ReleasesParts {
  configuration: Pick<Configuration, 'dataDir'>;
  clock: Clock;
  log: Logger;
  database: Database;
  /** Files of all versions, shared by all processes of the installation. */
  files: FileStore;
  /** Decides which releases may go live. */
  gate: Gate;
  /** Returns whether an account exists; a pin with a mistyped id would have no effect. */
  hasAccount: (id: string) => Promise<boolean>;
  /** Tells open pages that a remote has another version. */
  announce: () => void;
}

interface Watching extends Pick<ReleasesParts, 'database' | 'clock' | 'log' | 'announce'> {
  pointers: Pointers;
  pins: Pins;
  reader: ReturnType<typeof liveReader>;
  /** Returns whether served files are missing on this disk. */
  isDamaged(served: Served): boolean;
}

const isLive = ({ pointer, release }: Served) => pointer.isRetired || release?.version === pointer.version;

const REFERENCE = /^[A-Za-z0-9][\w.+-]{0,63}$/;

/** Returns all that a visitor can notice of a state, as text to compare. */
const noticeable = (served: readonly Served[], pins: readonly PinnedRelease[]): string =>
  JSON.stringify([
    served.map(({ pointer, release }) => [pointer.name, release?.version, pointer.isRetired]),
    pins.map(({ name, companyId, version }) => [name, companyId, version]),
  ]);

/** Sum that every act changes, also one about a pin: each increments the sequence number of its pointer. */
const ACTS = '(SELECT SUM(seq) FROM release_pointers)';

/** Live versions, for everybody and for pinned accounts; read again within a second of an act of another process. */
function watchLive({ database, pointers, pins, reader, isDamaged, clock, log, announce }: Watching) {
  let served: readonly Served[] = [];
  let pinned: readonly PinnedRelease[] = [];
  let seen: string | undefined;
  /** Number of acts that were there before the last reading. */
  let acts: string | undefined;
  let firstEnd = Number.POSITIVE_INFINITY;

  const isWhole = () => served.every((one) => isLive(one) && !isDamaged(one));
  const look = async () => {
    const isFirst = seen === undefined;
    const [now, all] = await Promise.all([pointers.read(), pins.read()]);
    const current = all.filter(({ until }) => until > clock.now());
    firstEnd = Math.min(...current.map(({ until }) => until));
    const read = JSON.stringify([now, current]);
    if (read === seen && isWhole()) return;
    const before = noticeable(served, pinned);
    pinned = (await Promise.all(current.map(reader.pinned))).flat();
    served = await Promise.all(now.map(reader.served));
    seen = read;
    if (!isFirst && noticeable(served, pinned) !== before) announce();
  };
  // Refreshes run one after another, so that an older result never replaces a newer one.
  let looking: Promise<void> = Promise.resolve();
  const refresh = () => {
    looking = looking.catch(() => undefined).then(look);
    return looking;
  };
  const failed = (error: unknown) => log.warn({ err: error }, 'release pointers cannot be read');
  const answered = async (value: Value) => {
    if (String(value) === acts && firstEnd > clock.now() && isWhole()) return;
    await refresh();
    acts = String(value);
  };
  const stop = askStanding(database, POLL_MS, {
    asks: ACTS,
    answered: (value) => void answered(value).catch(failed),
    failed,
  });

  return {
    refresh,
    stop,
    served: () => served,
    live: (companyId?: string): Release[] => {
      const own = pinned.filter((pin) => pin.companyId === companyId && pin.until > clock.now());
      const shown = served.flatMap(({ pointer, release }) => (release && !pointer.isRetired ? [release] : []));
      return shown.map((release) => own.find(({ name }) => name === release.name)?.release ?? release);
    },
  };
}

/** Verifies a remote's history and the files of its live version against their hashes. */
async function verified(
  name: string,
  {
    pointers,
    pins,
    versions,
    served,
  }: Pick<Watching, 'pointers' | 'pins'> & {
    versions: Versions;
    served: readonly Served[];
  },
): Promise<Verified> {
  const live = served.find(({ pointer }) => pointer.name === name)?.pointer;
  const { files, damaged } = await versions.damaged({ name, version: live?.version ?? '' });
  const kept = (await pins.read()).filter((pin) => pin.name === name);
  const [acts, broken] = await Promise.all([pointers.history(name), pointers.broken(name, kept)]);
  return { acts: acts.length, broken: broken ?? null, files, damaged };
}

/** Returns the releases of all remotes: storing versions, making one live, pinning, and serving files. */
export function makeReleases(parts: ReleasesParts): Releases {
  const { configuration, clock, log, database, files, gate, hasAccount, announce } = parts;
  const pointers = makePointers(database, clock);
  const pins = makePins(database, clock);
  const versions = makeVersions({ database, files, clock, gate });
  const folders = makeVersionFolders({ root: join(configuration.dataDir, 'releases'), versions, files, log });
  const reader = liveReader(folders, log, clock);
  const isDamaged = ({ release }: Served) => release !== undefined && folders.isDamaged(release);
  const { live, served, refresh, stop } = watchLive({
    ...{ database, pointers, pins, reader, isDamaged, clock, log, announce },
  });

  const refreshed = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work;
    await refresh();
    return done;
  };
  const move: Releases['move'] = async ({ name, act, version, ...asked }) => {
    const stored = act === 'publish' && version !== undefined ? await versions.find({ name, version }) : undefined;
    // The version was checked when it was stored, perhaps by an older portal and before other versions.
    if (stored) await gate.again?.(stored.release);
    const namesOf: Move['namesOf'] = (target, sql) => versions.claims({ name, version: target }, sql);
    return refreshed(pointers.move({ ...asked, name, act, version, namesOf }));
  };

  return {
    live,
    pointers: () => served().map(({ pointer: { name, version, isRetired } }) => ({ name, version, isRetired })),
    fallback: (remote) => {
      const found = served().find(({ pointer }) => pointer.name === remote);
      const earlier = found?.pointer.fallback;
      return earlier && earlier !== found.release?.version ? { name: remote, version: earlier } : null;
    },
    published: (ref) =>
      folders.open(ref).then(
        ({ release }) => release,
        () => undefined,
      ),
    check: versions.check,
    notices: (release, { read }) => releaseNotices(release, read, { live: live(), pointers: served(), versions }),
    store: versions.store,
    publish: async (folder, { by, note, expected, proof }) => {
      const source = await folderSource(folder, proof);
      const { name, version } = await versions.store(source, by);
      await move({ name, version, act: 'publish', by, note, expected });
      return source.release;
    },
    file: async (remote, version, path) => {
      if (!REFERENCE.test(remote) || !REFERENCE.test(version)) return undefined;
      return folders.file({ name: remote, version }, path).catch(() => undefined);
    },
    move,
    pin: async (asked) => {
      const { version, name, companyId } = asked;
      if (!(await hasAccount(companyId))) throw refused(`There is no account ${companyId}`);
      const names = version === undefined ? [] : await versions.claims({ name, version });
      return refreshed(pins.pin({ ...asked, names }));
    },
    unpin: (asked) => refreshed(pins.unpin(asked)),
    history: pointers.history,
    kept: async (name) => (await pins.read()).filter((pin) => pin.name === name && pin.until > clock.now()),
    versions: versions.list,
    verify: (name) => verified(name, { pointers, pins, versions, served: served() }),
    tokens: releaseTokens(database, clock),
    uploads: uploadedFiles(files),
    refresh,
    isReady: () => served().every((one) => isLive(one) && !isDamaged(one)),
    stop,
  };
}
