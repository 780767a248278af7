import type { JobProgress } from '@lichen/contracts/api/events';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Push } from '../push/push';
import type { Database } from '../store/database';
import type { Row } from '../store/sql';
import type { MakeDispatch } from './dispatch';
import type { JobKind } from './job';
import { type JobRows, jobRows, keyOf, parsed, progressOf } from './job-rows';
import { type Jobs, SYSTEM } from './jobs';
import { type Runner, runJob } from './run-job';
import { makeWorkerPools } from './worker-pools';

export interface JobsSettings {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly push: Pick<Push, 'toUser'>;
  readonly makeDispatch: MakeDispatch;
  readonly everyMs?: number;
  /** Lease in milliseconds; after it another process continues the job. */
  readonly leaseMs?: number;
}

type Running = ReadonlyMap<string, AbortController>;

/**
 * Returns a function that pushes the row's state to the person, and aborts the job if they cancelled in another
 * process.
 */
const telling =
  (progress: (row: Row) => JobProgress, rows: JobRows, push: JobsSettings['push'], running: Running) =>
  async (companyId: string, id: string): Promise<void> => {
    if (companyId === SYSTEM) return;
    const row = await rows.find(companyId, id);
    if (!row) return;
    if (Number(row['cancel_requested']) === 1) running.get(keyOf({ companyId, id }))?.abort('cancelled');
    push.toUser(companyId, String(row['user_id']), 'job', progress(row));
  };

/** Jobs in the table `jobs`; a process claims one for the length of a lease. */
export function storedJobs(settings: JobsSettings): Jobs {
  const { database, clock, log, push, makeDispatch, everyMs = 1000, leaseMs = 30_000 } = settings;
  const rows = jobRows(database, clock);
  const lanes = makeWorkerPools({ makeDispatch, database, everyMs, log, isAnyDue: rows.isAnyDue, due: rows.due });
  const running = new Map<string, AbortController>();
  const kinds = new Map<string, JobKind>();
  let kindsRunHere: readonly string[] = [];
  let stopping = false;

  const progress = (row: Row) => progressOf(row, kinds.get(String(row['kind'])));
  const tell = telling(progress, rows, push, running);
  const announce: Runner['announce'] = ({ job }) => tell(job.companyId, job.id);
  const runner: Runner = { database, clock, log, rows, leaseMs, announce };

  const work = async (key: string) => {
    try {
      const claimed = await rows.claim(key, kindsRunHere, leaseMs);
      const kind = claimed && kinds.get(claimed.job.kind);
      if (!claimed || !kind) return;
      const control = new AbortController();
      const held = keyOf(claimed.job);
      running.set(held, control);
      if (stopping || claimed.isCancelled) control.abort(stopping ? 'stopping' : 'cancelled');
      await runJob(runner, kind, claimed, control);
      if (running.get(held) === control) running.delete(held);
    } catch (error) {
      log.error({ err: error, job: key }, 'job could not be run; retrying');
    }
  };

  return {
    ...{ add: rows.add, addAll: rows.addAll, again: rows.again, wake: lanes.wake },
    status: async (companyId, id) => {
      const row = await rows.find(companyId, id);
      return row && progress(row);
    },
    startedBy: async (companyId, id) => {
      const row = await rows.find(companyId, id);
      return row && String(row['user_id']);
    },
    result: async (companyId, id) => parsed((await rows.find(companyId, id))?.['result']),
    cancel: async (companyId, id) => {
      const kind = kinds.get(String((await rows.find(companyId, id))?.['kind']));
      if (kind?.cancelled && (await rows.hastenCancel(companyId, id))) {
        await work(keyOf({ companyId, id }));
        return true;
      }
      if (await rows.cancelWaiting(companyId, id)) return tell(companyId, id).then(() => true);
      const asked = await rows.requestCancel(companyId, id);
      if (asked) running.get(keyOf({ companyId, id }))?.abort('cancelled');
      return asked;
    },
    retry: async (companyId, id) => {
      const again = await rows.retry(companyId, id);
      if (again) await tell(companyId, id);
      lanes.wake();
      return again;
    },
    start: async (given, others = []) => {
      for (const kind of [...others, ...given]) kinds.set(kind.kind, kind);
      kindsRunHere = given.map(({ kind }) => kind);
      await lanes.start(given, work);
    },
    stop: async () => {
      stopping = true;
      await lanes.stopLooking();
      for (const control of running.values()) control.abort('stopping');
      await lanes.finish();
      for (const kind of kindsRunHere) kinds.get(kind)?.stopped?.();
    },
    ready: lanes.ready,
  };
}
