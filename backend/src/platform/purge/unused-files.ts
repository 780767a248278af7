import type { Clock } from '../clock';
import type { FileStore } from '../files/file-store';
import { orphanedFiles, isOfRow } from '../files/orphaned-files';
import { fileRecords } from '../files/file-records';
import type { Database } from '../store/database';
import type { Row } from '../store/sql';

const HOUR = 3_600_000;
/** Files looked at, and files removed, in one sweep. */
const LOOK = 1000;
const REMOVE = 200;
/** Bytes that have just come belong to an upload whose record is still being written. */
const FRESH_MS = HOUR;
/** Time in which deleted bytes are remembered, in milliseconds: far longer than any upload or stalled process. */
const REMEMBER_MS = 24 * HOUR;

interface FilesParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly graceMs: number;
}

/**
 * Bytes that no record refers to are marked when they are seen, and removed when nobody has claimed them for the
 * grace period. Between the last look at the references and the removal, the row says `removing`: an upload of the same
 * bytes is refused then, and a process that dies there leaves a row that the next sweep finishes.
 */
export async function purgeFiles(parts: FilesParts, position: string): Promise<{ removed: number; position: string }> {
  const removed = await removeDoomed(parts);
  await parts.files.removeUnfinished(parts.clock.now() - REMEMBER_MS);
  return { removed, position: await markUnused(parts, position) };
}

async function removeDoomed({ database, clock, files, graceMs }: FilesParts): Promise<number> {
  const table = orphanedFiles(database);
  const now = clock.now();
  await table.remove(database, { state: 'removed', since: { below: now - REMEMBER_MS } });
  const unfinished = await table.find(database, { where: { state: 'removing' }, limit: REMOVE });
  const old = { state: 'marked', since: { below: now - graceMs } };
  const marked = await table.find(database, { where: old, order: [{ column: 'since' }], limit: REMOVE });
  let removed = 0;
  for (const row of [...unfinished, ...marked]) {
    if (!(await isDoomed({ database, clock }, row))) continue;
    await files.remove(String(row['hash']));
    await table.update(database, { hash: String(row['hash']), state: 'removing' }, { state: 'removed', since: now });
    removed += 1;
  }
  return removed;
}

/** The last look: in one transaction the references and the decision, which nobody else has changed meanwhile. */
async function isDoomed({ database, clock }: Pick<FilesParts, 'database' | 'clock'>, row: Row): Promise<boolean> {
  const table = orphanedFiles(database);
  const kept = fileRecords(database, clock);
  return database.transaction(async (tx) => {
    const decided = await table.update(tx, isOfRow(row), { state: 'removing', since: clock.now() });
    if (decided !== 1) return false;
    const hash = String(row['hash']);
    if (!(await kept.isReferenced(tx, hash))) return true;
    await table.remove(tx, { hash });
    return false;
  });
}

/** Looks at the next files of the store and answers where to go on; empty at its end. */
async function markUnused({ database, clock, files }: FilesParts, position: string): Promise<string> {
  const now = clock.now();
  const stored = await files.stored(position, LOOK);
  const settled = stored.filter(({ storedOn }) => storedOn < now - FRESH_MS).map(({ hash }) => hash);
  const table = orphanedFiles(database);
  const [used, known] = await Promise.all([
    fileRecords(database, clock).referenced(database, settled),
    table.find(database, { where: { hash: { in: settled } } }),
  ]);
  const skipped = new Set([...used, ...known.map((row) => String(row['hash']))]);
  const unused = settled.filter((hash) => !skipped.has(hash));
  if (unused.length > 0)
    await database.transaction((tx) =>
      table.insert(
        tx,
        unused.map((hash) => ({ hash, state: 'marked', since: now })),
      ),
    );
  return stored.length < LOOK ? '' : (stored.at(-1)?.hash ?? '');
}
