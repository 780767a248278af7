import { Problem } from '@lichen/contracts/api/problems';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { Database } from '../store/database';
import type { Table } from '../store/table';
import type { FileStore } from './file-store';

/** Returns whether bytes that were just stored remain. A purge may be deleting them at this moment. */
async function isRescued(database: Database, table: Table, files: FileStore, hash: string): Promise<boolean> {
  const row = await table.first(database, { hash });
  if (!row) return true;
  if (row['state'] === 'marked')
    return (await table.remove(database, { hash, state: 'marked' })) === 1 || isRescued(database, table, files, hash);
  // Their deletion has finished, so the present bytes were stored after it.
  return row['state'] === 'removed' && (await files.has(hash));
}

/**
 * Wraps a store whose purge marks files in `table`: bytes that are uploaded again stay, or the upload is refused and
 * can be repeated.
 */
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
