import { randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { notFound } from '@lichen/contracts/api/problems';
import type { FileStore, StoredFile } from './file-store';
import { expectHash, hashStream } from './hash-stream';
import { removeStaleUploads } from './partial-uploads';

async function syncedDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  await directory.sync().finally(() => directory.close());
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Returns the sorted names in a directory, starting with `from`; empty if there is no directory. */
async function namesFrom(directory: string, from: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => name >= from && /^[0-9a-f]+$/.test(name)).sort();
}

/** Walks the two directory levels in order of the hashes. */
async function* hashesAfter(directory: string, after: string): AsyncGenerator<string> {
  for (const first of await namesFrom(directory, after.slice(0, 2)))
    for (const second of await namesFrom(join(directory, first), after.startsWith(first) ? after.slice(2, 4) : ''))
      for (const hash of await namesFrom(join(directory, first, second), '')) if (hash > after) yield hash;
}

/**
 * File store in a local directory. Files are written under a temporary name, synced and renamed, so that a crash leaves
 * a whole file or none.
 */
export function localFiles(directory: string): FileStore {
  const pathOf = (hash: string) => {
    const name = expectHash(hash);
    return join(directory, name.slice(0, 2), name.slice(2, 4), name);
  };
  const incoming = join(directory, 'incoming');

  return {
    put: async (stream, maxBytes, arrival = {}) => {
      await mkdir(incoming, { recursive: true });
      const temporary = join(incoming, randomUUID());
      const { stream: measure, outcome } = hashStream(maxBytes, arrival.headBytes);
      try {
        await pipeline(stream, measure, createWriteStream(temporary, { mode: 0o600, flush: true }));
        const found = outcome();
        await arrival.accept?.(found);
        const path = pathOf(found.hash);
        await mkdir(dirname(path), { recursive: true });
        await rename(temporary, path);
        await syncedDirectory(dirname(path));
        return found;
      } finally {
        await rm(temporary, { force: true });
      }
    },
    get: async (hash, range) => {
      const path = pathOf(hash);
      if (!(await exists(path))) throw notFound();
      return createReadStream(path, { ...range });
    },
    has: (hash) => exists(pathOf(hash)),
    remove: (hash) => rm(pathOf(hash), { force: true }),
    stored: async (after, limit) => {
      const found: StoredFile[] = [];
      for await (const hash of hashesAfter(directory, after)) {
        const known = await stat(pathOf(hash)).catch(() => undefined);
        if (known) found.push({ hash, storedOn: known.mtimeMs, bytes: known.size });
        if (found.length >= limit) break;
      }
      return found;
    },
    removeUnfinished: (before) => removeStaleUploads(incoming, before),
    ready: async () => {
      await mkdir(incoming, { recursive: true });
      return access(incoming, constants.W_OK).then(
        () => true,
        () => false,
      );
    },
  };
}
