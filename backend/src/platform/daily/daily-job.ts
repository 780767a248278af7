import type { JobBatch } from '../engine/jobs/job-batch';
import type { Read } from '../engine/rules';

/** The day of one company, as far as it is. Days are UTC midnights. */
export interface PartOfDay {
  readonly companyId: string;
  readonly day: number;
  /** The last day that was done: what falls after it and up to `day` is to be done now, once. */
  readonly since: number;
  /** Where this part begins; nothing at the beginning of the day. */
  readonly position: string | undefined;
  readonly read: Read;
}

/** What one part comes to. */
export interface DonePart {
  /** Where the next part begins; without it the day of the company is done. */
  readonly next?: string | undefined;
  /**
   * Commits with the position, so that a crash repeats nothing and loses nothing. It may run twice before that: its only
   * effects are its writes. It writes as nobody in particular, through the unit.
   */
  readonly write?: ((batch: JobBatch) => Promise<unknown>) | undefined;
}

/**
 * Work that a module does for each company once a calendar day. It is cut into parts of at most 500 records, between
 * which requests and other companies get their turn; what is heavy on the processor belongs in a worker. A `tooMany`
 * problem puts the rest off until the time that it names.
 */
export interface DailyJob {
  /** Begins with the module: `business.vehicle-reminders`. */
  readonly name: string;
  part(of: PartOfDay): Promise<DonePart>;
}

/** Kind under which the day of a company waits among the jobs. */
export const kindOf = (name: string): string => `daily.${name}`;
