import type { JobBatch } from '../engine/jobs/job-batch';
import type { Read } from '../engine/rules';

/** One part of a company's day. Days are UTC midnights in milliseconds. */
export interface PartOfDay {
  readonly companyId: string;
  readonly day: number;
  /** Last day that was done: work due after it, up to and including `day`, is to be done now, once. */
  readonly since: number;
  /** Start of this part; undefined at the beginning of the day. */
  readonly position: string | undefined;
  readonly read: Read;
}

/** Result of one part. */
export interface DonePart {
  /** Start of the next part; undefined when the company's day is done. */
  readonly next?: string | undefined;
  /**
   * Commits with the position, so that a crash neither repeats nor loses work. The part may run twice before that, so
   * this function must be its only effect. Writes as the system, through the unit of work.
   */
  readonly write?: ((batch: JobBatch) => Promise<unknown>) | undefined;
}

/**
 * Work that a module does for each company once per calendar day. It is split into parts of at most 500 records,
 * between which requests and other companies get their turn; heavy computation belongs in a worker. A `tooMany` problem
 * postpones the rest until the time it gives.
 */
export interface DailyJob {
  /** Begins with the module's name: `business.vehicle-reminders`. */
  readonly name: string;
  part(of: PartOfDay): Promise<DonePart>;
}

/** Returns the job kind of a daily job. */
export const kindOf = (name: string): string => `daily.${name}`;
