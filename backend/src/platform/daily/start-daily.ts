import { DAY, dayAt } from '@lichen/contracts/formats/days';
import type { Logger } from 'pino';
import { repeat } from '../async/repeat';
import type { Clock } from '../clock';
import type { Configuration } from '../configuration';
import type { Jobs } from '../jobs/jobs';
import { acquireLease } from '../purge/lease';
import type { Database } from '../store/database';
import type { DailyJob } from './daily-job';
import { type CompanyDay, dayRows } from './day-rows';

const MINUTE = 60_000;
/** Delay after the start of a process, in milliseconds. */
const FIRST_MS = 10_000;
/** Interval in milliseconds at which companies that are still at an earlier day are checked again. */
const AGAIN_MS = 10 * MINUTE;

export interface DailyParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly jobs: Jobs;
  readonly daily: readonly Pick<DailyJob, 'name'>[];
  readonly configuration: Pick<Configuration, 'LICHEN_WORKERS'>;
}

/** Number of companies whose day was requested, and number still at an earlier day. */
interface DayCounts {
  readonly asked: number;
  readonly open: number;
}

/** Starts the daily work of all companies, in one of the processes. */
export interface Daily {
  /** Requests the day of every company if it is this process's turn; returns counts by job name. */
  askNow(): Promise<Readonly<Record<string, DayCounts>>>;
  stop(): Promise<void>;
}

/**
 * Once per calendar day (UTC) one process adds a job per company for each daily job. After downtime a single job covers
 * all missed days.
 */
export function startDaily(parts: DailyParts): Daily {
  const { daily, configuration, log } = parts;
  const askAllJobs = async (isStopping: () => boolean) => {
    const found: Record<string, DayCounts> = {};
    for (const { name } of daily) {
      const asked = isStopping() ? undefined : await askAll(parts, name, () => !isStopping());
      if (asked) found[name] = asked;
    }
    return found;
  };
  const { now, stop } = repeat(askAllJobs, {
    isOn: daily.length > 0 && configuration.LICHEN_WORKERS,
    firstMs: FIRST_MS,
    everyMs: MINUTE,
    onError: (error) => log.warn({ err: error }, 'daily work was not asked for; retrying'),
  });
  return { askNow: now, stop };
}

async function askAll(parts: DailyParts, name: string, isGoingOn: () => boolean): Promise<DayCounts | undefined> {
  const { database, clock, log, jobs } = parts;
  const lease = await acquireLease(database, clock, `daily ${name}`);
  if (!lease) return undefined;
  const rows = dayRows(parts);
  const today = dayAt(clock.now());
  let [asked, open, last] = [0, 0, ''];
  while (isGoingOn() && (await lease.renew())) {
    const companies = await rows.companiesAfter(last);
    if (companies.length === 0) {
      await lease.finish(new Date(today).toISOString().slice(0, 10), open > 0 ? clock.now() + AGAIN_MS : today + DAY);
      if (asked > 0) log.info({ daily: name, day: today, asked, open }, 'companies were asked for their daily work');
      return { asked, open };
    }
    const counts = await askSome(parts, name, companies, today);
    jobs.wake();
    asked += counts.asked;
    open += counts.open;
    last = companies.at(-1) ?? last;
  }
  return { asked, open };
}

async function askSome(
  parts: DailyParts,
  name: string,
  companies: readonly string[],
  today: number,
): Promise<DayCounts> {
  const { database, jobs } = parts;
  const rows = dayRows(parts);
  const known = await rows.among(name, companies);
  const standing = await Promise.all([...known.values()].map((last) => standingOf(jobs, last, today)));
  const toAsk = standing.flatMap(({ last, isAskable }) => (isAskable ? [last] : []));
  const fresh = companies.filter((companyId) => !known.has(companyId));
  const asked = await database.transaction(async (tx) => {
    for (const companyId of fresh) await rows.askFirst(tx, jobs, name, companyId, today);
    let count = fresh.length;
    for (const last of toAsk) count += (await rows.askAgain(tx, jobs, name, last, today)) ? 1 : 0;
    return count;
  });
  return { asked, open: standing.filter(({ isOpen }) => isOpen).length };
}

interface Standing {
  readonly last: CompanyDay;
  readonly isAskable: boolean;
  /** At an earlier day; today is to be requested once that is done. */
  readonly isOpen: boolean;
}

/** A failed day is retried once on each following day; a running one is left alone. */
async function standingOf(jobs: Jobs, last: CompanyDay, today: number): Promise<Standing> {
  const isBehind = last.day < today;
  if (last.state === 'done') return { last, isAskable: isBehind, isOpen: false };
  const isOpen = isBehind;
  if (!isBehind || dayAt(last.changedOn) >= today) return { last, isAskable: false, isOpen };
  if (last.state === 'failed') return { last, isAskable: true, isOpen };
  // The job gave up while the database was unavailable, so its failure was not recorded.
  const job = await jobs.status(last.companyId, last.jobId);
  return { last, isAskable: job?.state !== 'waiting' && job?.state !== 'running', isOpen };
}
