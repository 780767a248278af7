import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { repeat } from '../async/repeat';
import type { Clock } from '../clock';
import type { Configuration } from '../configuration';
import type { Database } from '../store/database';
import { removeNeverLive } from '../releases/never-live';
import { type Lease, acquireLease } from './lease';
import { type Retention, oldRows, removeOld } from './old-rows';
import { purgeFiles, type Shelf } from './unused-files';

/** Most batches of one kind of rows per sweep; the next sweep continues. */
const BATCHES = 40;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface PurgeParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly files: Shelf;
  /** Files of releases. */
  readonly releaseFiles: Shelf;
  readonly configuration: Retention &
    Pick<Configuration, 'LICHEN_PURGE_MINUTES' | 'LICHEN_KEEP_UNUSED_FILES_HOURS' | 'LICHEN_WORKERS'>;
}

/** Number of rows by table, and of files, deleted in one sweep. */
export type Purged = Readonly<Record<string, number>>;

/** Deletes old rows and unused files at intervals. */
export interface Purge {
  /** Sweeps now if it is this process's turn; otherwise returns undefined. */
  sweepNow(): Promise<Purged | undefined>;
  stop(): Promise<void>;
}

/** Deletes expired rows and unreferenced files, in limited batches and one process at a time. */
export function startPurge(parts: PurgeParts): Purge {
  const { configuration, log } = parts;
  const everyMs = configuration.LICHEN_PURGE_MINUTES * MINUTE;
  const { now, stop } = repeat(async (isStopping) => (isStopping() ? undefined : inTurn(parts, isStopping)), {
    isOn: everyMs > 0 && configuration.LICHEN_WORKERS,
    everyMs,
    onError: (error) => log.warn({ err: error }, 'purge failed; retrying'),
  });
  return { sweepNow: now, stop };
}

async function inTurn(parts: PurgeParts, isStopping: () => boolean): Promise<Purged | undefined> {
  const { database, clock, configuration, log } = parts;
  const lease = await acquireLease(database, clock, 'purge');
  if (!lease) return undefined;
  const removed: Record<string, number> = {};
  const goesOn = async () => !isStopping() && (await lease.renew());
  for (const rows of oldRows(configuration))
    removed[rows.table] = (removed[rows.table] ?? 0) + (await removeBatches(parts, rows, goesOn));
  if (await goesOn()) removed['release_versions'] = await removeNeverLive(database, clock.now());
  const graceMs = configuration.LICHEN_KEEP_UNUSED_FILES_HOURS * HOUR;
  const sweep = (shelf: Shelf, what: string, own: Lease) =>
    sweepFiles({ ...parts, shelf, graceMs, what }, own, goesOn, removed);
  const position = await sweep(parts.files, 'file bytes', lease);
  // A second lease within this turn stores the position in the release files.
  const other = await acquireLease(database, clock, 'purge of release files');
  if (other) await other.finish(await sweep(parts.releaseFiles, 'release files', other), clock.now());
  // Slightly early, so that the process's own timer finds the lease free.
  await lease.finish(position, clock.now() + Math.max(0, configuration.LICHEN_PURGE_MINUTES * MINUTE - 5000));
  if (Object.values(removed).some((count) => count > 0)) log.info({ removed }, 'purged expired data');
  return removed;
}

async function removeBatches(
  { database, clock }: PurgeParts,
  rows: ReturnType<typeof oldRows>[number],
  goesOn: () => Promise<boolean>,
): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < BATCHES && (await goesOn()); batch += 1) {
    const count = await removeOld(database, rows, clock.now());
    if (count === 0) break;
    removed += count;
    await nextTurn();
  }
  return removed;
}

async function sweepFiles(
  parts: PurgeParts & { shelf: Shelf; graceMs: number; what: string },
  lease: Lease,
  goesOn: () => Promise<boolean>,
  removed: Record<string, number>,
): Promise<string> {
  if (!(await goesOn())) return lease.position;
  const found = await purgeFiles(parts, lease.position);
  removed[parts.what] = found.removed;
  return found.position;
}
