import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { makeSemaphore } from '../bounded/semaphore';
import type { Clock } from '../clock';
import type { FileStore } from '../files/file-store';
import { contentTypeOf } from '../releases/content-type';
import { copyWriter, type StoredNames } from '../releases/stored-files';
import type { Database } from '../store/database';
import { isDuplicate } from '../store/duplicate';
import { tableOf } from '../store/table';
import { shellFolder } from './shell-folder';

/** A version is kept while it is among the newest 30 or was replaced less than 30 days ago. */
const VERSIONS_KEPT = 30;
const KEPT_MS = 30 * 24 * 3_600_000;
/** Files stored in parallel. */
const AT_ONCE = 8;
/** Time in milliseconds before another unknown file causes a database query. */
const LOOK_AGAIN_MS = 5_000;

type Encoding = 'br' | 'gzip';

/** A stored file; `encoding` is undefined for uncompressed bytes. */
export interface KeptFile {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly encoding: Encoding | undefined;
}

/** Stored files of several shell versions, for tabs that were opened before an update. */
export interface KeptShells {
  /** Stores the files of a built shell before a page refers to them, and deletes outdated versions. */
  keep(folder: string): Promise<void>;
  /** Returns a file of any stored version, in the first of the encodings it is stored in. */
  file(path: string, encodings: readonly Encoding[]): Promise<KeptFile | undefined>;
}

interface Parts {
  database: Database;
  files: FileStore;
  clock: Clock;
  log: Logger;
}

interface KeptVersion {
  readonly version: string;
  readonly servedOn: number;
  readonly files: Readonly<Record<string, StoredNames>>;
}

const namesIn = (versions: readonly KeptVersion[]): Map<string, StoredNames> =>
  new Map(versions.flatMap(({ files }) => Object.entries(files)));

const hashesIn = (versions: readonly KeptVersion[]): Set<string> =>
  new Set(
    versions.flatMap(({ files }) =>
      Object.values(files).flatMap(({ plain, br, gzip }) => [plain, br, gzip]),
    ) as string[],
  );

/** Returns the versions that are neither among the newest nor were replaced recently. */
export const outdated = <V extends { servedOn: number }>(newestFirst: readonly V[], now: number): V[] =>
  newestFirst.filter((_, at) => at >= VERSIONS_KEPT && (newestFirst[at - 1]?.servedOn ?? now) < now - KEPT_MS);

/** Files of every served shell version, for tabs that still use it and pages of the next one. */
export function keptShells({ database, files, clock, log }: Parts): KeptShells {
  const table = tableOf('shell_versions', ['version', 'files', 'served_on'], database.dialect);
  const writeCopies = copyWriter(files);
  let known = new Map<string, StoredNames>();
  let lookedOn = Number.NEGATIVE_INFINITY;

  const versions = async (): Promise<KeptVersion[]> => {
    const order = [{ column: 'served_on', descending: true }, { column: 'version' }];
    return (await table.find(database, { where: {}, order })).map((row) => ({
      version: String(row['version']),
      servedOn: Number(row['served_on']),
      files: JSON.parse(String(row['files'])) as KeptVersion['files'],
    }));
  };

  const prune = async () => {
    const all = await versions();
    const old = outdated(all, clock.now());
    for (const { version } of old) await table.remove(database, { version });
    const wanted = hashesIn(all.filter((one) => !old.includes(one)));
    for (const hash of hashesIn(old)) if (hash && !wanted.has(hash)) await files.remove(hash);
  };

  const store = async (folder: string) => {
    const built = await shellFolder(folder);
    if (!built) return;
    const { version, paths } = built;
    if ((await table.update(database, { version }, { served_on: clock.now() })) > 0) return;
    const stored = namesIn(await versions());
    const few = makeSemaphore(AT_ONCE);
    const write = async (path: string) => stored.get(path) ?? writeCopies(built, path, await built.read(path));
    const entries = await Promise.all(paths.map((path) => few(async () => [path, await write(path)] as const)));
    const row = { version, files: JSON.stringify(Object.fromEntries(entries)), served_on: clock.now() };
    // Inserted last, so that a listed version has all its files. Another process may have been faster.
    await table.insert(database, [row]).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
    await prune();
  };

  const namesOf = async (path: string): Promise<StoredNames | undefined> => {
    const found = known.get(path);
    if (found || clock.now() - lookedOn < LOOK_AGAIN_MS) return found;
    lookedOn = clock.now();
    known = namesIn(await versions());
    return known.get(path);
  };

  return {
    keep: (folder) =>
      store(folder).catch((error: unknown) => log.error({ err: error }, 'the files of this shell are not kept')),
    file: async (path, encodings) => {
      const names = await namesOf(path).catch(() => undefined);
      if (!names) return undefined;
      const encoding = encodings.find((one) => names[one] !== undefined);
      const hash = (encoding && names[encoding]) ?? names.plain;
      const bytes = await files.get(hash).then(buffer, () => undefined);
      if (bytes && createHash('sha256').update(bytes).digest('hex') === hash)
        return { bytes, contentType: contentTypeOf(path), encoding };
      log.error({ path, hash }, 'a kept file of the shell is missing or damaged');
      return undefined;
    },
  };
}
