import type { JobSubject } from '@lichen/contracts/api/events';
import type { Sql } from '../store/sql';

/** A piece of long work as it is stored. `done` and `total` are counts the person understands (rows, files). */
export interface Job {
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  readonly kind: string;
  readonly input: unknown;
  /** Why the person started it, where they were asked. */
  readonly reason?: string | undefined;
  /** Id of the file that they uploaded for it. */
  readonly evidence?: string | undefined;
  readonly attempt: number;
}

/** Progress of a job, in the units that the person counts. */
export interface Progress {
  readonly done: number;
  readonly total: number | null;
}

export interface JobTools {
  /** Stores how far the work is and pushes it to the person; throws when the work is to stop. */
  progress(done: number, total: number | null, message?: string): Promise<void>;
  /** Becomes true when the person cancelled, the process is stopping, or another process has taken the job over. */
  readonly signal: AbortSignal;
  /** Last saved checkpoint, of this attempt or an earlier one, so that a restart continues instead of repeating. */
  readonly checkpoint: unknown;
  /**
   * Runs one batch: its writes and the checkpoint commit together, so that a crash between two batches repeats nothing.
   * At most 500 rows; other work gets its turn after each batch. Throws before it begins when the job has to stop.
   * `progress` is stored in the same commit and pushed to the person after it.
   */
  step<T>(work: (tx: Sql) => Promise<T>, checkpoint: unknown, progress?: Progress): Promise<T>;
  /** Saves a checkpoint by itself, for work whose effect is outside the database. */
  save(checkpoint: unknown): Promise<void>;
}

/**
 * Each lane has places of its own. `jobs` are what people wait for; `outside` mostly waits for a service, so that a silent
 * one holds up nobody's work; `reading` is of documents, whose pages take minutes of a processor; `daily` comes by the calendar for every company at once, and nobody waits behind it.
 */
export type LaneName = 'jobs' | 'outside' | 'reading' | 'daily';

export interface JobKind {
  readonly kind: string;
  /** Name of the job for the person who started it, in English. */
  readonly label?: string;
  /** What a job of its input is about, for the person who started it. */
  readonly about?: (input: unknown) => JobSubject | undefined;
  /** Failures in a row before the job is given up; a saved checkpoint begins the count again. */
  readonly attempts: number;
  /** The input holds something that nobody may read later (a link that logs in): it is forgotten when the job ends. */
  readonly secretInput?: true;
  /** Lane whose places it takes; `jobs` where nothing is said. */
  readonly lane?: LaneName;
  run(job: Job, tools: JobTools): Promise<unknown>;
  /**
   * Hears that the job is given up: by a refusal, by too many failures, or because the process died in every attempt,
   * which `run` never learns. What waits for the job says so here.
   */
  gaveUp?(job: Job, tools: JobTools, error: unknown): Promise<unknown>;
  /**
   * Hears that a person ended the job before its end, running or not yet begun. What waits for the job says so here.
   */
  cancelled?(job: Job, tools: JobTools): Promise<unknown>;
  /** Hears that this process runs no more jobs: what was held ready for them is let go. */
  stopped?(): void;
}

/** Thrown by work that lets others go first, or that has to wait: it goes on from its checkpoint when that is due. */
export class NotNow extends Error {
  constructor(readonly dueOn: number) {
    super('The work goes on later');
  }
}
