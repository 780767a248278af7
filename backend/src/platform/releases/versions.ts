import { isDeepStrictEqual } from 'node:util';
import { refused } from '@lichen/contracts/api/problems';
import type { RemoteRef } from '@lichen/contracts/portal/portal';
import type { Release } from '@lichen/contracts/portal/release';
import { makeSemaphore } from '../bounded/semaphore';
import type { Clock } from '../clock';
import type { FileStore } from '../files/file-store';
import type { Database } from '../store/database';
import { isDuplicate } from '../store/duplicate';
import type { Row, Sql } from '../store/sql';
import { tableOf } from '../store/table';
import type { Gate, TakenNames } from './gate/make-gate';
import { parseRelease } from './release-file';
import { expectBytes, fileWriter, isWhole, type StoredNames } from './stored-files';
import type { VersionSource } from './version-source';

/** Files stored in parallel. */
const AT_ONCE = 8;

/** A published version; its files are in the file store. */
export interface StoredVersion {
  readonly release: Release;
  readonly text: string;
  /** Keyed by path within the release. */
  readonly files: Readonly<Record<string, StoredNames>>;
}

type Proof = NonNullable<VersionSource['proof']>;

/** A stored version, without its content. */
export interface StoredRef {
  readonly version: string;
  readonly storedBy: string;
  readonly storedOn: number;
  /** Browser proof; null for versions from before it was required. */
  readonly proof: Proof | null;
}

/** The stored versions of remotes. */
export interface Versions {
  /** Returns every version of a remote, the newest last. */
  list(name: string): Promise<StoredRef[]>;
  /** Returns the number of a version's files, and the files that the file store does not have as published. */
  damaged(ref: RemoteRef): Promise<{ files: number; damaged: string[] }>;
  find(ref: RemoteRef): Promise<StoredVersion | undefined>;
  /** Throws if `store` would; stores nothing. */
  check(source: VersionSource): Promise<Release>;
  /** Stores a version that an earlier portal made live, without checks. */
  adopt(source: VersionSource): Promise<Release>;
  /** Returns the names that a version claims for its remote; empty for versions from before claims were stored. */
  claims(ref: RemoteRef, sql?: Sql): Promise<TakenNames>;
  /** Stores a version; throws `refused` if the version exists with other content. */
  store(source: VersionSource, by: string): Promise<Release>;
}

const COLUMNS = ['name', 'version', 'release', 'files', 'claims', 'proof', 'stored_by', 'stored_on'];

const REF = ['version', 'proof', 'stored_by', 'stored_on'];

const refOf = (row: Row): StoredRef => ({
  version: String(row['version']),
  storedBy: String(row['stored_by']),
  storedOn: Number(row['stored_on']),
  proof: row['proof'] === null ? null : (JSON.parse(String(row['proof'])) as Proof),
});

/** Returns whether two builds have the same content apart from the time of the build. */
const isSame = (one: Release, other: Release) => isDeepStrictEqual({ ...one, built_on: 0 }, { ...other, built_on: 0 });

/** Returns the release of a source; throws `refused` if it belongs to another remote. */
function expectOwn({ text, name }: VersionSource): Release {
  const release = parseRelease(text);
  if (name === undefined || name === release.name) return release;
  throw refused(`This is a release of ${release.name}, not of ${name}`);
}

function storedOf(row: Row | undefined): StoredVersion | undefined {
  if (!row) return undefined;
  const text = String(row['release']);
  const files = JSON.parse(String(row['files'])) as Record<string, StoredNames>;
  return { text, release: parseRelease(text), files };
}

interface VersionsParts {
  database: Database;
  files: FileStore;
  clock: Clock;
  gate: Gate;
}

/** Stores versions of remotes and their files; a version never changes once it is stored. */
export function makeVersions({ database, files, clock, gate }: VersionsParts): Versions {
  const table = tableOf('release_versions', COLUMNS, database.dialect);
  const writeFile = fileWriter(files);

  const find = async ({ name, version }: RemoteRef) => storedOf(await table.first(database, { name, version }));

  /** Returns the version if it is stored; throws `refused` if it has other content. */
  const same = async (release: Release) => {
    const known = await find(release);
    if (!known || isSame(known.release, release)) return known?.release;
    const what = `${release.name} ${release.version}`;
    throw refused(`${what} is published already with other content; give it a new version`);
  };

  const write = async (release: Release, source: VersionSource, told: { by: string; claims: TakenNames }) => {
    const few = makeSemaphore(AT_ONCE);
    const stored = await Promise.all(
      release.assets.map(({ path, integrity }) =>
        few(async () => [path, await writeFile(source, path, integrity)] as const),
      ),
    );
    const row: Row = {
      ...{ name: release.name, version: release.version, release: source.text },
      ...{ files: JSON.stringify(Object.fromEntries(stored)), claims: JSON.stringify(told.claims) },
      ...{ proof: source.proof ? JSON.stringify(source.proof) : null, stored_by: told.by, stored_on: clock.now() },
    };
    // Inserted last, so that a listed version has all its files.
    await table.insert(database, [row]).catch(async (error: unknown) => {
      if (!isDuplicate(error) || !(await same(release))) throw error;
    });
    return release;
  };

  return {
    find,
    list: async (name) => {
      const order = [{ column: 'stored_on' }, { column: 'version' }];
      return (await table.find(database, { where: { name }, order }, REF)).map(refOf);
    },
    damaged: async (ref) => {
      const stored = await find(ref);
      const assets = stored?.release.assets ?? [];
      const few = makeSemaphore(AT_ONCE);
      const whole = await Promise.all(
        assets.map(({ path, integrity }) => few(() => isWhole(files, stored?.files[path], integrity))),
      );
      return { files: assets.length, damaged: assets.flatMap(({ path }, at) => (whole[at] ? [] : [path])) };
    },
    check: async (source) => {
      const release = expectOwn(source);
      await same(release);
      for (const { path, integrity } of release.assets) expectBytes(await source.read(path), path, integrity);
      await gate(release, source);
      return release;
    },
    claims: async ({ name, version }, sql = database) => {
      const row = await table.first(sql, { name, version });
      if (!row) throw refused(`${name} ${version} is not stored here`);
      return JSON.parse(String(row['claims'] ?? '[]')) as TakenNames;
    },
    adopt: (source) => write(expectOwn(source), source, { by: 'found on disk', claims: [] }),
    store: async (source, by) => {
      const release = expectOwn(source);
      return (await same(release)) ?? write(release, source, { by, claims: await gate(release, source) });
    },
  };
}
