import type { JobProgress } from '@lichen/contracts/api/events';
import type { Sql } from '../store/sql';
import type { JobKind } from './job';

/** A job to be stored; `userId` is the person it runs for, `SYSTEM` without one. */
export interface NewJob {
  companyId: string;
  userId: string;
  kind: string;
  input: unknown;
  /** The person's reason for starting it, if they were asked for one; the job's writes carry it. */
  reason?: string | undefined;
  /** Id of the file uploaded as evidence for the reason. */
  evidence?: string | undefined;
  /** Start time in epoch milliseconds; at once if absent. */
  dueOn?: number;
}

/** Company and person of jobs without an owner, such as a mail to a person without an account. */
export const SYSTEM = 'system';

/**
 * Background jobs: stored first, run by this process or a worker, visible until they end. The README beside this file
 * shows how a module starts one.
 */
export interface Jobs {
  /** Adds a job in the caller's transaction and returns its id. */
  add(tx: Sql, job: NewJob): Promise<string>;
  /** Adds many jobs in few statements. */
  addAll(tx: Sql, jobs: readonly NewJob[]): Promise<void>;
  /**
   * Runs an ended job again with the input of `job`, so that daily work uses a single row; `isContinued` keeps its
   * checkpoint. Adds a new job if it is gone or has not ended. Returns the id of the job that will run.
   */
  again(tx: Sql, id: string, job: NewJob, how: { readonly isContinued: boolean }): Promise<string>;
  /** Wakes the runner; call it after the commit. */
  wake(): void;
  status(companyId: string, id: string): Promise<JobProgress | undefined>;
  /** Returns the id of the person who started the job. */
  startedBy(companyId: string, id: string): Promise<string | undefined>;
  /** Returns the result of a finished job, such as a file id or row counts. */
  result(companyId: string, id: string): Promise<unknown>;
  /** Ends a waiting job now and a running one before its next batch; returns false if it had already ended. */
  cancel(companyId: string, id: string): Promise<boolean>;
  /** Runs a failed job again, from its last checkpoint. */
  retry(companyId: string, id: string): Promise<boolean>;
  /**
   * Starts running jobs of some kinds. The kinds in `others` run in another process; this one only reports their
   * progress.
   */
  start(kinds: readonly JobKind[], others?: readonly JobKind[]): Promise<void>;
  /** Lets running jobs save their checkpoints and stop; no work is lost. */
  stop(): Promise<void>;
  /** Returns whether the queue responds; called by `/readyz`. */
  ready(): Promise<boolean>;
}
