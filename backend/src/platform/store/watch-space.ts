import type { Database } from './database';
import { isNoSpace } from './no-space';
import { tableOf } from './table';

/** Rows inserted and deleted to test for free space: enough to need new pages. */
const PROBES = Array.from({ length: 800 }, (_, at) => `space probe ${at}`.padEnd(64, '.'));

/**
 * Remembers that a write met a full disk, until a test that needs new pages succeeds; a small write that still fits
 * proves nothing.
 */
export function watchSpace(database: Omit<Database, 'hasSpace'>): Database {
  let isFull = false;
  const noted = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      isFull ||= isNoSpace(error);
      throw error;
    }
  };
  const watched: Database = {
    ...database,
    run: (text, params) => noted(() => database.run(text, params)),
    transaction: (work) => noted(() => database.transaction(work)),
    hasSpace: async () => {
      // A process that is not ready gets no writes, so it must test by itself.
      if (isFull)
        isFull = !(await database.transaction(probe).then(
          () => true,
          () => false,
        ));
      return !isFull;
    },
  };
  const probe: Parameters<Database['transaction']>[0] = async (tx) => {
    const table = tableOf('used_tokens', ['hash', 'expires_on'], database.dialect);
    await table.insert(
      tx,
      PROBES.map((hash) => ({ hash, expires_on: 0 })),
    );
    await table.remove(tx, { hash: { in: PROBES } });
  };
  return watched;
}
