import { Problem } from '@lichen/contracts/api/problems';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { Database } from '../store/database';
import type { Table } from '../store/table';
import type { FileStore } from './file-store';

/** True when bytes that were just stored stay. A purge may be removing them at this moment. */
async function isRescued(database: Database, table: Table, files: FileStore, hash: string): Promise<boolean> {
  const row = await table.first(database, { hash });
  if (!row) return true;
  if (row['state'] === 'marked')
    return (await table.remove(database, { hash, state: 'marked' })) === 1 || isRescued(database, table, files, hash);
  // Their removal has ended: what is there now came after it.
  return row['state'] === 'removed' && (await files.has(hash));
}

/** A store beside a purge that marks in `table`: bytes that come again stay, or their upload is refused and can be repeated. */
export function reclaimOnUpload(files: FileStore, database: Database, table: Table): FileStore {
  return {
    ...files,
    put: async (stream, maxBytes, arrival) => {
      const stored = await files.put(stream, maxBytes, arrival);
      if (await isRescued(database, table, files, stored.hash)) return stored;
      throw new Problem('unavailable', TEXTS.unexpected, undefined, 1);
    },
  };
}
