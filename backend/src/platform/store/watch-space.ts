import type { Database } from './database';
import { isNoSpace } from './no-space';
import { tableOf } from './table';

/** Rows that are written and removed again, to see whether there is room: as many as need pages of their own. */
const PROBES = Array.from({ length: 800 }, (_, at) => `space probe ${at}`.padEnd(64, '.'));

/**
 * Remembers that a write met a full disk, until there is room again for some that need it: a small one that still fits
 * says nothing of the next.
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
      // Nobody sends writes to a process that is not ready: it has to try by itself.
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
