import { setImmediate as nextTurn } from 'node:timers/promises';
import { Problem, RoleNeeded, refused } from '@lichen/contracts/api/problems';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Database } from '../store/database';
import type { Row, Sql } from '../store/sql';
import { backOff, shortError } from './back-off';
import { type Job, type JobKind, type JobTools, type LaneName, NotNow, type Progress } from './job';
import type { Claimed, JobRows } from './job-rows';

/** Reasons why a running job is asked to stop. `lost`: another process has taken it over. */
export type StopReason = 'cancelled' | 'stopping' | 'lost';

/** Dependencies of running a job that this process has claimed. */
export interface Runner {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly rows: JobRows;
  readonly leaseMs: number;
  /** Pushes the row's current state to the person. */
  readonly announce: (claimed: Claimed) => Promise<void>;
}

const text = (value: unknown) => JSON.stringify(value ?? null);

/** Runs one claimed job until it ends, fails or is interrupted. Never rejects. */
export async function runJob(runner: Runner, kind: JobKind, claimed: Claimed, control: AbortController): Promise<void> {
  const { log, rows, database, clock } = runner;
  const run = { attempt: claimed.job.attempt };
  const beat = heartbeat(runner, claimed, control);
  const tools = toolsOf(runner, claimed, control, run);
  try {
    // Cancelled or stopping before it began: a job that ignores the signal would run to its end.
    control.signal.throwIfAborted();
    expectHope(kind, claimed);
    const result = await kind.run(claimed.job, tools);
    await rows.change(database, claimed, {
      ...ending(kind, clock.now()),
      state: 'done',
      result: text(result),
      error: null,
    });
  } catch (error) {
    const changes = afterError(error, kind, control.signal, run.attempt, clock.now());
    if (changes?.['state'] === 'failed')
      log.error({ err: error, job: claimed.job.id, kind: kind.kind }, 'job failed permanently');
    // The job's own signal may be aborted; these last writes must not be.
    const last = toolsOf(runner, { ...claimed, checkpoint: tools.checkpoint }, new AbortController(), run);
    await tellWaiting(changes?.['state'], kind, claimed.job, last, error).catch((err) =>
      log.error({ err, job: claimed.job.id }, 'the end of a job could not be announced'),
    );
    if (changes)
      await rows
        .change(database, claimed, changes)
        .catch((err) => log.error({ err }, 'job could not be marked as ended'));
  } finally {
    clearInterval(beat);
    await runner.announce(claimed).catch((err) => log.warn({ err }, 'job progress could not be sent'));
  }
}

/** Attempts after which a job whose process ended is not begun again: it may be what ends the process for everybody. */
const MOST_LOST = 2;
/** Lanes with work on files and amounts of data that people choose; other lanes have all their attempts. */
const HEAVY: ReadonlySet<LaneName> = new Set(['jobs', 'reading']);

/**
 * Throws `refused` after too many attempts: a job that crashes the process cannot report its failure, but its attempts
 * are counted.
 */
function expectHope({ attempts, lane = 'jobs' }: JobKind, { job: { attempt }, wasLost }: Claimed): void {
  const most = wasLost && HEAVY.has(lane) ? Math.min(attempts, MOST_LOST) : attempts;
  if (attempt > most) throw refused(TEXTS.stoppedTwice);
}

/** Notifies what waits for a job that ended without a result. */
async function tellWaiting(state: unknown, kind: JobKind, job: Job, tools: JobTools, error: unknown): Promise<void> {
  if (state === 'failed') await kind.gaveUp?.(job, tools, error);
  if (state === 'cancelled') await kind.cancelled?.(job, tools);
}

const ending = (kind: JobKind, now: number): Row => ({ ended_on: now, ...(kind.secretInput ? { input: null } : {}) });

/** Returns the row's changes after the job threw; undefined if another process has taken the job over. */
function afterError(error: unknown, kind: JobKind, signal: AbortSignal, attempt: number, now: number): Row | undefined {
  const reason = signal.aborted ? (signal.reason as StopReason) : undefined;
  if (reason === 'lost') return undefined;
  // An interruption is not the job's fault, so it does not count as an attempt.
  if (reason === 'stopping') return { state: 'waiting', attempt: attempt - 1, due_on: now };
  if (reason === 'cancelled') return { ...ending(kind, now), state: 'cancelled' };
  if (error instanceof NotNow) return { state: 'waiting', attempt: 0, error: null, due_on: error.dueOn };
  const isProblem = error instanceof Problem;
  // A refusal is a final answer, so a retry would only repeat it.
  if (isProblem || attempt >= kind.attempts)
    return {
      ...ending(kind, now),
      state: 'failed',
      error: shortError(error),
      message: isProblem ? error.message : TEXTS.unexpected,
      // A failed job has no result, so the roles that would be permitted are stored there.
      ...(error instanceof RoleNeeded ? { result: text({ roles: error.roles }) } : {}),
    };
  return { state: 'waiting', error: shortError(error), due_on: now + backOff(attempt) };
}

/** Renews the job's lease, and notices when the person cancelled in another process. */
function heartbeat({ rows, database, clock, leaseMs, log }: Runner, claimed: Claimed, control: AbortController) {
  return setInterval(async () => {
    try {
      const ours = await rows.change(database, claimed, { due_on: clock.now() + leaseMs });
      if (!ours) return control.abort('lost');
      const row = await rows.find(claimed.job.companyId, claimed.job.id);
      if (Number(row?.['cancel_requested']) === 1) control.abort('cancelled');
    } catch (error) {
      log.warn({ err: error, job: claimed.job.id }, 'job could not extend its lease');
    }
  }, leaseMs / 3).unref();
}

function toolsOf(runner: Runner, claimed: Claimed, control: AbortController, run: { attempt: number }): JobTools {
  const { rows, database, clock, leaseMs } = runner;
  const { signal } = control;
  let { checkpoint: saved } = claimed;

  const expectOurs = async (sql: Sql, changes: Row) => {
    if (await rows.change(sql, claimed, { ...changes, due_on: clock.now() + leaseMs })) return;
    control.abort('lost');
    signal.throwIfAborted();
  };
  const saveIn = async (sql: Sql, checkpoint: unknown, progress?: Progress) => {
    run.attempt = 1;
    await expectOurs(sql, { checkpoint: text(checkpoint), attempt: 1, ...progress });
  };

  return {
    signal,
    get checkpoint() {
      return saved;
    },
    progress: async (done, total, message) => {
      signal.throwIfAborted();
      await expectOurs(database, { done, total, message: message ?? null });
      await runner.announce(claimed);
    },
    step: async (work, checkpoint, progress) => {
      signal.throwIfAborted();
      const result = await database.transaction(async (tx) => {
        await saveIn(tx, checkpoint, progress);
        return work(tx);
      });
      saved = checkpoint;
      if (progress) await runner.announce(claimed);
      await nextTurn();
      return result;
    },
    save: async (checkpoint) => {
      await saveIn(database, checkpoint);
      saved = checkpoint;
    },
  };
}
