import type { Database } from '../store/database';
import type { Sql } from '../store/sql';
import { tableOf } from '../store/table';
import { historyTable } from './release-history';

const DAY = 24 * 3_600_000;
/** Time in milliseconds within which stored versions are usually released. */
const KEPT_MS = 30 * DAY;
/** Most versions deleted per sweep. */
const MOST = 50;

/**
 * Deletes versions that were stored long ago, never went live and have no pinned account. Their files are deleted by
 * the next sweeps unless other versions use them. Versions in the history stay for ever. Returns the number of deleted
 * versions.
 */
export async function removeNeverLive(database: Database, now: number): Promise<number> {
  const { dialect } = database;
  const versions = tableOf('release_versions', ['name', 'version', 'stored_on'], dialect);
  const pointers = tableOf('release_pointers', ['name', 'version', 'fallback'], dialect);
  const pins = tableOf('release_pins', ['name', 'version'], dialect);
  const history = historyTable(database);

  const isSpokenOf = async (sql: Sql, name: string, version: string): Promise<boolean> => {
    for (const column of ['version', 'previous'])
      if (await history.first(sql, { name, [column]: version })) return true;
    for (const column of ['version', 'fallback'])
      if (await pointers.first(sql, { name, [column]: version })) return true;
    return (await pins.first(sql, { name, version })) !== undefined;
  };

  let removed = 0;
  const where = { stored_on: { below: now - KEPT_MS } };
  const old = await versions.find(database, { where, order: [{ column: 'stored_on' }] }, ['name', 'version']);
  for (const row of old) {
    if (removed === MOST) break;
    const [name, version] = [String(row['name']), String(row['version'])];
    if (await isSpokenOf(database, name, version)) continue;
    removed += await database.transaction(async (tx) => {
      // Locks the pointer: a simultaneous release of this version increments it and waits for this transaction.
      await pointers.first(tx, { name }, 'exclusive');
      return (await isSpokenOf(tx, name, version)) ? 0 : versions.remove(tx, { name, version });
    });
  }
  return removed;
}
