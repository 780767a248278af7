import type { Database } from '../store/database';
import type { Sql } from '../store/sql';
import { tableOf } from '../store/table';
import { historyTable } from './release-history';

const DAY = 24 * 3_600_000;
/** Whoever checks what they stored and releases it later does so within a month. */
const KEPT_MS = 30 * DAY;
/** Versions removed in one sweep. */
const MOST = 50;

/**
 * Removes versions that were stored long ago and that nobody ever made live, nor keeps an account at: builds that were
 * given up, or refused by whoever looked at them. Their files go with the next sweeps, where no other version names
 * them. A version of which the history speaks stays for ever. Answers how many went.
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
      // Whoever makes it live meanwhile counts the pointer up, and waits for this.
      await pointers.first(tx, { name }, 'exclusive');
      return (await isSpokenOf(tx, name, version)) ? 0 : versions.remove(tx, { name, version });
    });
  }
  return removed;
}
