import type { Logger } from 'pino';
import { repeat } from '../async/repeat';
import type { Clock } from '../clock';
import type { Configuration } from '../configuration';
import { acquireLease } from '../purge/lease';
import type { Database } from '../store/database';
import { companiesOf, recountCumulativeTotals, type CumulativeTable } from '../store/cumulative-totals';

const MINUTE = 60_000;
/** Delay after the start of a process, in milliseconds. */
const FIRST_MS = MINUTE;

export interface RecountParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly tables: readonly CumulativeTable[];
  readonly configuration: Pick<Configuration, 'LICHEN_RECOUNT_MINUTES' | 'LICHEN_WORKERS'>;
}

/** Compares cumulative totals with their rows at intervals and corrects wrong ones. */
export interface Recount {
  /** Recounts now if it is this process's turn; returns the number of wrong sums. */
  recountNow(): Promise<number | undefined>;
  stop(): Promise<void>;
}

/** Compares every sum of every company with its rows and corrects the wrong ones; returns their number. */
export async function recountAll(
  { database, tables }: Pick<RecountParts, 'database' | 'tables'>,
  goesOn: () => Promise<boolean>,
): Promise<number> {
  let wrong = 0;
  for (const table of tables)
    for (const companyId of await companiesOf(database, table)) {
      if (!(await goesOn())) return wrong;
      wrong += await recountCumulativeTotals(database, table, companyId);
    }
  return wrong;
}

/**
 * During a roll-out, processes of the previous release do not update sums that are new in this one. Rows and sums are
 * therefore compared a minute after a start and then every hour, or as configured, by one process at a time.
 */
export function startRecount(parts: RecountParts): Recount {
  const { database, clock, log, configuration } = parts;
  const everyMs = configuration.LICHEN_RECOUNT_MINUTES * MINUTE;
  const recountOnce = async (isStopping: () => boolean) => {
    const lease = isStopping() ? undefined : await acquireLease(database, clock, 'recount');
    if (!lease) return undefined;
    const wrong = await recountAll(parts, async () => !isStopping() && (await lease.renew()));
    // Slightly early, so that the process's own timer finds the lease free.
    await lease.finish('', clock.now() + Math.max(0, everyMs - MINUTE));
    if (wrong > 0) log.warn({ wrong }, 'aggregates did not match their rows and were corrected');
    return wrong;
  };
  const { now, stop } = repeat(recountOnce, {
    isOn: everyMs > 0 && configuration.LICHEN_WORKERS,
    firstMs: FIRST_MS,
    everyMs,
    onError: (error) => log.warn({ err: error }, 'recount of aggregates failed; retrying'),
  });
  return { recountNow: now, stop };
}
