import type { Referenced } from '../files/orphaned-files';
import type { Database } from '../store/database';
import { tableOf } from '../store/table';

/** Versions read at a time; each refers to hundreds of files. */
const AT_ONCE = 50;

/** Returns the query of stored files that any stored version refers to, live or not. */
export function releaseFileReferences({ dialect }: Pick<Database, 'dialect'>): Referenced {
  const versions = tableOf('release_versions', ['name', 'version', 'files'], dialect);
  const order = [{ column: 'name' }, { column: 'version' }];

  return async (sql, hashes) => {
    const wanted = new Set(hashes);
    const found = new Set<string>();
    // A search in the database is faster for a single hash than reading all versions.
    const where = hashes.length === 1 ? { files: { contains: hashes[0] ?? '' } } : {};
    for (let offset = 0; wanted.size > found.size; offset += AT_ONCE) {
      const rows = await versions.find(sql, { where, order, limit: AT_ONCE, offset }, ['files']);
      for (const [hash] of rows.flatMap((row) => [...String(row['files']).matchAll(/[0-9a-f]{64}/g)]))
        if (wanted.has(hash)) found.add(hash);
      if (rows.length < AT_ONCE) break;
    }
    return found;
  };
}
