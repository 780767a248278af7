import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Configuration } from '../configuration';
import { acquireLease } from '../purge/lease';
import type { Database } from '../store/database';
import { companiesOf, recountCumulativeTotals, type CumulativeTable } from '../store/cumulative-totals';

const MINUTE = 60_000;
/** Not while a process starts, but soon after it. */
const FIRST_MS = MINUTE;

export interface RecountParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly tables: readonly CumulativeTable[];
  readonly configuration: Pick<Configuration, 'LICHEN_RECOUNT_MINUTES' | 'LICHEN_WORKERS'>;
}

export interface Recount {
  /** Recounts now if it is this process's turn; answers how many sums were wrong. */
  recountNow(): Promise<number | undefined>;
  stop(): Promise<void>;
}

/** Every sum of every company beside its rows; those that differ are put right. Answers how many were wrong. */
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
 * Sums that a release keeps are not kept by processes of the one before it, which run beside it while it is rolled out.
 * So rows and sums are compared a minute after a process started and every hour or as configured, by one process at a time.
 */
export function startRecount(parts: RecountParts): Recount {
  const { database, clock, log, configuration } = parts;
  const everyMs = configuration.LICHEN_RECOUNT_MINUTES * MINUTE;
  let isStopping = false;
  let running: Promise<unknown> = Promise.resolve();

  const inTurn = async () => {
    const lease = isStopping ? undefined : await acquireLease(database, clock, 'recount');
    if (!lease) return undefined;
    const wrong = await recountAll(parts, async () => !isStopping && (await lease.renew()));
    // A little early, so that the own timer finds the turn open.
    await lease.finish('', clock.now() + Math.max(0, everyMs - MINUTE));
    if (wrong > 0) log.warn({ wrong }, 'aggregates did not match their rows and were corrected');
    return wrong;
  };
  const recountNow = () => {
    const next = running.catch(() => undefined).then(inTurn);
    running = next;
    return next;
  };
  const wake = () =>
    void recountNow().catch((error) => log.warn({ err: error }, 'recount of aggregates failed; retrying'));
  const timers =
    everyMs > 0 && configuration.LICHEN_WORKERS
      ? [setTimeout(wake, FIRST_MS).unref(), setInterval(wake, everyMs).unref()]
      : [];

  return {
    recountNow,
    stop: async () => {
      isStopping = true;
      for (const timer of timers) clearTimeout(timer);
      await running.catch(() => undefined);
    },
  };
}
