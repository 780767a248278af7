import { DAY, dayAt } from '@lichen/contracts/formats/days';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Configuration } from '../configuration';
import type { Jobs } from '../jobs/jobs';
import { acquireLease } from '../purge/lease';
import type { Database } from '../store/database';
import type { DailyJob } from './daily-job';
import { type CompanyDay, dayRows } from './day-rows';

const MINUTE = 60_000;
/** Not while a process starts, but soon after it. */
const FIRST_MS = 10_000;
/** Companies whose last day is not over yet are asked again after this long. */
const AGAIN_MS = 10 * MINUTE;

export interface DailyParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly jobs: Jobs;
  readonly daily: readonly Pick<DailyJob, 'name'>[];
  readonly configuration: Pick<Configuration, 'LICHEN_WORKERS'>;
}

/** Companies that were asked for their day, and those that are still at an earlier one. */
interface Asked {
  readonly asked: number;
  readonly open: number;
}

export interface Daily {
  /** Asks every company for the day if that is this process's turn; by the name of the work. */
  askNow(): Promise<Readonly<Record<string, Asked>>>;
  stop(): Promise<void>;
}

/**
 * Once a calendar day (UTC) every company gets a job for each kind of daily work, from one process at a time. After a
 * standstill it gets one for all the days that were missed.
 */
export function startDaily(parts: DailyParts): Daily {
  const { daily, configuration, log } = parts;
  let isStopping = false;
  let running: Promise<unknown> = Promise.resolve();

  const inTurn = async () => {
    const found: Record<string, Asked> = {};
    for (const { name } of daily) {
      const asked = isStopping ? undefined : await askAll(parts, name, () => !isStopping);
      if (asked) found[name] = asked;
    }
    return found;
  };
  const askNow = () => {
    const next = running.catch(() => undefined).then(inTurn);
    running = next;
    return next;
  };
  const wake = () => void askNow().catch((error) => log.warn({ err: error }, 'daily work was not asked for; retrying'));
  const timers =
    daily.length > 0 && configuration.LICHEN_WORKERS
      ? [setTimeout(wake, FIRST_MS).unref(), setInterval(wake, MINUTE).unref()]
      : [];

  return {
    askNow,
    stop: async () => {
      isStopping = true;
      for (const timer of timers) clearTimeout(timer);
      await running.catch(() => undefined);
    },
  };
}

async function askAll(parts: DailyParts, name: string, isGoingOn: () => boolean): Promise<Asked | undefined> {
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

async function askSome(parts: DailyParts, name: string, companies: readonly string[], today: number): Promise<Asked> {
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
  /** At a day before today, and to be asked for today once that is over. */
  readonly isOpen: boolean;
}

/** A day that failed is tried again once on each of the following days; one that goes on is not disturbed. */
async function standingOf(jobs: Jobs, last: CompanyDay, today: number): Promise<Standing> {
  const isBehind = last.day < today;
  if (last.state === 'done') return { last, isAskable: isBehind, isOpen: false };
  const isOpen = isBehind;
  if (!isBehind || dayAt(last.changedOn) >= today) return { last, isAskable: false, isOpen };
  if (last.state === 'failed') return { last, isAskable: true, isOpen };
  // Given up while the database did not answer: nobody noted it.
  const job = await jobs.status(last.companyId, last.jobId);
  return { last, isAskable: job?.state !== 'waiting' && job?.state !== 'running', isOpen };
}
