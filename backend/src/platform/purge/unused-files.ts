import type { Clock } from '../clock';
import type { FileStore } from '../files/file-store';
import { isOfRow, type Referenced } from '../files/orphaned-files';
import type { Database } from '../store/database';
import type { Row } from '../store/sql';
import type { Table } from '../store/table';

const HOUR = 3_600_000;
/** Most files checked, and most files deleted, per sweep. */
const LOOK = 1000;
const REMOVE = 200;
/** New files may belong to an upload whose record is still being written. */
const FRESH_MS = HOUR;
/** Time in milliseconds for which deleted files are remembered: far longer than any upload or stalled process. */
const REMEMBER_MS = 24 * HOUR;

/** A file store with its references. */
export interface Shelf {
  readonly files: FileStore;
  /** Table of unreferenced files. */
  readonly marks: Table;
  readonly referenced: Referenced;
  /** Limit in bytes of all unreferenced files together; beyond it, the oldest are deleted early. No limit if absent. */
  readonly mostBytes?: number;
}

interface FilesParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly shelf: Shelf;
  readonly graceMs: number;
}

/**
 * Marks unreferenced files, and deletes them if they are still unreferenced after the grace period. Between the last
 * check and the deletion the row's state is `removing`: an upload of the same bytes is refused then, and if the process
 * dies there, the next sweep finishes the row.
 */
export async function purgeFiles(parts: FilesParts, position: string): Promise<{ removed: number; position: string }> {
  const removed = await removeDoomed(parts);
  await parts.shelf.files.removeUnfinished(parts.clock.now() - REMEMBER_MS);
  return { removed, position: await markUnused(parts, position) };
}

/** Returns the oldest marked files that must go to meet the size limit. */
async function beyondSize({ database, shelf: { marks, mostBytes } }: FilesParts): Promise<Row[]> {
  if (mostBytes === undefined) return [];
  const where = { state: 'marked' };
  let excess = ((await marks.sum(database, ['bytes'], { where }))['bytes'] ?? 0) - mostBytes;
  if (excess <= 0) return [];
  const oldest = await marks.find(database, { where, order: [{ column: 'since' }, { column: 'hash' }], limit: REMOVE });
  return oldest.filter((row) => {
    if (excess <= 0) return false;
    excess -= Number(row['bytes']);
    return true;
  });
}

async function removeDoomed(parts: FilesParts): Promise<number> {
  const { database, clock, shelf, graceMs } = parts;
  const { files, marks } = shelf;
  const now = clock.now();
  await marks.remove(database, { state: 'removed', since: { below: now - REMEMBER_MS } });
  const unfinished = await marks.find(database, { where: { state: 'removing' }, limit: REMOVE });
  const old = { state: 'marked', since: { below: now - graceMs } };
  const marked = await marks.find(database, { where: old, order: [{ column: 'since' }], limit: REMOVE });
  const doomed = new Map(
    [...unfinished, ...marked, ...(await beyondSize(parts))].map((row) => [String(row['hash']), row]),
  );
  let removed = 0;
  for (const [hash, row] of doomed) {
    if (!(await isDoomed(parts, row))) continue;
    await files.remove(hash);
    await marks.update(database, { hash, state: 'removing' }, { state: 'removed', since: now });
    removed += 1;
  }
  return removed;
}

/**
 * Last check: reads the references and sets the state in one transaction, unless another process has changed the row.
 */
async function isDoomed({ database, clock, shelf: { marks, referenced } }: FilesParts, row: Row): Promise<boolean> {
  return database.transaction(async (tx) => {
    const decided = await marks.update(tx, isOfRow(row), { state: 'removing', since: clock.now() });
    if (decided !== 1) return false;
    const hash = String(row['hash']);
    if (!(await referenced(tx, [hash])).has(hash)) return true;
    await marks.remove(tx, { hash });
    return false;
  });
}

/** Checks the next files of the store and returns the position to continue from; empty at its end. */
async function markUnused(
  { database, clock, shelf: { files, marks, referenced, mostBytes } }: FilesParts,
  position: string,
): Promise<string> {
  const now = clock.now();
  const stored = await files.stored(position, LOOK);
  const old = stored.filter(({ storedOn }) => storedOn < now - FRESH_MS);
  const hashes = old.map(({ hash }) => hash);
  const [used, known] = await Promise.all([
    referenced(database, hashes),
    marks.find(database, { where: { hash: { in: hashes } } }),
  ]);
  const skipped = new Set([...used, ...known.map((row) => String(row['hash']))]);
  const unused = old.filter(({ hash }) => !skipped.has(hash));
  const markOf = ({ hash, bytes }: (typeof unused)[number]) => ({
    ...{ hash, state: 'marked', since: now },
    ...(mostBytes === undefined ? {} : { bytes }),
  });
  if (unused.length > 0) await database.transaction((tx) => marks.insert(tx, unused.map(markOf)));
  return stored.length < LOOK ? '' : (stored.at(-1)?.hash ?? '');
}
