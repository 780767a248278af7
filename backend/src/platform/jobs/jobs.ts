import type { JobProgress } from '@lichen/contracts/api/events';
import type { Sql } from '../store/sql';
import type { JobKind } from './job';

export interface NewJob {
  companyId: string;
  userId: string;
  kind: string;
  input: unknown;
  /** Why the person started it, where they were asked: what it writes carries the reason. */
  reason?: string | undefined;
  /** Id of the file that bears it out. */
  evidence?: string | undefined;
  /** When it is to begin; at once without it. */
  dueOn?: number;
}

/** Company and person of work that belongs to nobody, such as a mail to someone without an account. */
export const SYSTEM = 'system';

/**
 * Long work: stored first, run by this process or by a worker, visible until it ends. How a module starts one, with an
 * example, is in the README beside this file.
 */
export interface Jobs {
  /** Adds a job to the caller's transaction and answers its id. */
  add(tx: Sql, job: NewJob): Promise<string>;
  /** Adds many in few statements. */
  addAll(tx: Sql, jobs: readonly NewJob[]): Promise<void>;
  /**
   * Has a job that has ended run once more with the input of another, so that work that comes every day leaves one row;
   * `isContinued` from its checkpoint. Where it is gone or has not ended, the other is added. Answers the id of which.
   */
  again(tx: Sql, id: string, job: NewJob, how: { readonly isContinued: boolean }): Promise<string>;
  /** Wakes the runner after the commit. */
  wake(): void;
  status(companyId: string, id: string): Promise<JobProgress | undefined>;
  /** Owner of the job. */
  startedBy(companyId: string, id: string): Promise<string | undefined>;
  /** Result of the job once it is done: the id of a file, counts of rows. */
  result(companyId: string, id: string): Promise<unknown>;
  /** Ends a waiting job now and a running one before its next batch; false when it had ended. */
  cancel(companyId: string, id: string): Promise<boolean>;
  /** Runs a job that was given up once more, from its last checkpoint. */
  retry(companyId: string, id: string): Promise<boolean>;
  /** Begins to run jobs of some kinds; of the `others`, which another process runs, it says the progress. */
  start(kinds: readonly JobKind[], others?: readonly JobKind[]): Promise<void>;
  /** Lets running jobs save their checkpoint and stop; nothing is lost. */
  stop(): Promise<void>;
  /** True when the queue answers; asked by `/readyz`. */
  ready(): Promise<boolean>;
}
