/** A piece of long work as it is stored. `done` and `total` are counts the person understands (rows, files). */
export interface Job {
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  readonly kind: string;
  readonly input: unknown;
  readonly attempt: number;
}

export interface JobTools {
  /** Stores how far the work is and pushes it to the person; also proves to other processes that it is alive. */
  progress(done: number, total: number | null, message?: string): Promise<void>;
  /** Becomes true when the person cancelled, or the process is stopping. */
  readonly signal: AbortSignal;
  /** What an earlier attempt saved with `save`, so that a restart continues instead of repeating. */
  readonly checkpoint: unknown;
  save(checkpoint: unknown): Promise<void>;
}

export interface JobKind {
  readonly kind: string;
  readonly attempts: number;
  run(job: Job, tools: JobTools): Promise<unknown>;
}
