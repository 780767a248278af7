import type { JobSubject } from '@lichen/contracts/api/events';
import type { Sql } from '../store/sql';

/** A background job as stored. `done` and `total` count units that people understand (rows, files). */
export interface Job {
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  readonly kind: string;
  readonly input: unknown;
  /** The person's reason for starting it, if they were asked for one. */
  readonly reason?: string | undefined;
  /** Id of the file uploaded as evidence for the reason. */
  readonly evidence?: string | undefined;
  readonly attempt: number;
}

/** Progress of a job, in units that people understand. */
export interface Progress {
  readonly done: number;
  readonly total: number | null;
}

/** Tools of a running job: progress, cancellation and its checkpoint. */
export interface JobTools {
  /** Stores the progress and pushes it to the person; throws when the job must stop. */
  progress(done: number, total: number | null, message?: string): Promise<void>;
  /** Aborts when the person cancels, the process stops, or another process takes the job over. */
  readonly signal: AbortSignal;
  /** Last saved checkpoint, of this or an earlier attempt, from which a restarted job continues. */
  readonly checkpoint: unknown;
  /**
   * Runs one batch: its writes and the checkpoint commit together, so that a crash between batches repeats nothing. At
   * most 500 rows; other work gets its turn after each batch. Throws before the batch when the job must stop.
   * `progress` is stored in the same commit and pushed to the person after it.
   */
  step<T>(work: (tx: Sql) => Promise<T>, checkpoint: unknown, progress?: Progress): Promise<T>;
  /** Saves only a checkpoint, for work with effects outside the database. */
  save(checkpoint: unknown): Promise<void>;
}

/**
 * Each lane has its own slots. `jobs`: people wait for them; `outside`: mostly waits for an external service, so that a
 * slow one blocks no other work; `reading`: documents, whose pages take minutes of processor time; `daily`: scheduled
 * for every company at once, with nobody waiting.
 */
export type LaneName = 'jobs' | 'outside' | 'reading' | 'daily';

/** A kind of job as a module registers it. */
export interface JobKind {
  readonly kind: string;
  /** Name of the job for the person who started it, in English. */
  readonly label?: string;
  /** Returns the record that a job is about, from its input, to show to the person who started it. */
  readonly about?: (input: unknown) => JobSubject | undefined;
  /**
   * Failures in a row before the job is given up; saving a checkpoint resets the count. A job whose process ended is
   * begun twice at most in the lanes `jobs` and `reading`.
   */
  readonly attempts: number;
  /** The input contains a secret (such as a log-in link) and is deleted when the job ends. */
  readonly secretInput?: true;
  /** Lane of the job; defaults to `jobs`. */
  readonly lane?: LaneName;
  run(job: Job, tools: JobTools): Promise<unknown>;
  /**
   * Called when the job is given up: after a refusal, too many failures, or when the process died in every attempt,
   * which `run` cannot notice. Notifies what waits for the job.
   */
  gaveUp?(job: Job, tools: JobTools, error: unknown): Promise<unknown>;
  /** Called when a person cancelled the job, running or not. Notifies what waits for the job. */
  cancelled?(job: Job, tools: JobTools): Promise<unknown>;
  /** Called when this process stops running jobs, to release what it kept ready for them. */
  stopped?(): void;
}

/**
 * Thrown by a job that yields to others or has to wait; it continues from its checkpoint at `dueOn`, in epoch
 * milliseconds.
 */
export class NotNow extends Error {
  constructor(readonly dueOn: number) {
    super('The work goes on later');
  }
}
