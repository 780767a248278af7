import { Problem } from '@lichen/contracts/api/problems';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock';
import { companyRecords } from '../engine/company-records';
import type { WriteJobBatch } from '../engine/jobs/job-batch';
import { type Job, type JobKind, type JobTools, NotNow } from '../jobs/job';
import type { Database } from '../store/database';
import { type DailyJob, type DonePart, kindOf } from './daily-job';
import { type DayRows, dayRows } from './day-rows';

/** Parts of one company's day before the next company gets its turn. */
const PARTS_IN_TURN = 20;
const ATTEMPTS = 8;
/** Default pause when a `tooMany` does not say how long to wait. */
const WAIT_SECONDS = 3600;

const input = z.strictObject({ day: z.number() });
const checkpoint = z.strictObject({ next: z.string() }).optional();

export interface CompanyDayParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly write: WriteJobBatch;
}

interface Opened extends CompanyDayParts {
  readonly daily: DailyJob;
  readonly rows: DayRows;
}

/** Returns the job kind that does one day's work of one company, part by part. */
export function companyDayJob(parts: CompanyDayParts, daily: DailyJob): JobKind {
  const rows = dayRows(parts);
  const opened = { ...parts, daily, rows };
  return {
    kind: kindOf(daily.name),
    attempts: ATTEMPTS,
    lane: 'daily',
    run: (job, tools) => doDay(opened, job, tools),
    gaveUp: ({ companyId, input: given }) => rows.fail(daily.name, companyId, input.parse(given).day),
  };
}

async function doDay(opened: Opened, job: Job, tools: JobTools): Promise<{ parts: number }> {
  const { day } = input.parse(job.input);
  const { clock, rows, daily, database } = opened;
  for (let parts = 0; ; parts += 1) {
    tools.signal.throwIfAborted();
    if (parts >= PARTS_IN_TURN) throw new NotNow(clock.now());
    const known = await rows.find(daily.name, job.companyId);
    // Already done by a process that died afterwards, or superseded by a newer request.
    if (!known || known.day !== day || known.doneDay >= day) return { parts };
    const found = await waitingOut(opened, () =>
      daily.part({
        ...{ companyId: job.companyId, day, since: known.doneDay, read: companyRecords({ database }, job.companyId) },
        position: checkpoint.parse(tools.checkpoint ?? undefined)?.next,
      }),
    );
    const isOurs = await waitingOut(opened, () => commit(opened, { job, tools, day, found }));
    if (!isOurs || found.next === undefined) return { parts: parts + 1 };
  }
}

interface Committed {
  readonly job: Job;
  readonly tools: JobTools;
  readonly day: number;
  readonly found: DonePart;
}

/** Stores a part and its position, and with the last part that the day is done; returns false if it was superseded. */
const commit = ({ rows, daily, write }: Opened, { job, tools, day, found }: Committed): Promise<boolean> => {
  const { companyId } = job;
  return write(
    job,
    tools,
    async (batch) => {
      if (!(await rows.holdAsked(batch.unit.sql, daily.name, companyId, day))) return false;
      await found.write?.(batch);
      if (found.next === undefined) await rows.finish(batch.unit.sql, daily.name, companyId, day);
      return true;
    },
    found.next === undefined ? undefined : { next: found.next },
  );
};

/** A `tooMany` does not fail the job: the rest waits until the limit allows it. */
async function waitingOut<T>({ clock, daily, log }: Opened, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'tooMany') throw error;
    const seconds = error.retryAfterSeconds ?? WAIT_SECONDS;
    log.warn({ daily: daily.name, seconds, reason: error.message }, 'daily work waits for a limit');
    throw new NotNow(clock.now() + seconds * 1000);
  }
}
