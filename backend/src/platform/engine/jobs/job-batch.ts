import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Job, JobTools, Progress } from '../../jobs/job';
import type { Plain } from '../../store/columns';
import type { Context, PreparedRecord } from '../rules';
import type { UnitOfWork } from '../unit/unit-of-work';

/** Records that a job writes together: they commit with their audit rows, events, roll-ups and the job's checkpoint. */
export interface JobBatch {
  readonly unit: UnitOfWork;
  /** Person whom the job works for, with the rights they have now. */
  readonly context: Context;
  /**
   * Creates a record as a call of that person would: permitted, judged, derived, with all that follows from it.
   * A refusal is thrown before anything of the record is written, so that it can be caught and the next row taken.
   * `id` was promised to it before.
   */
  create<E extends Entity>(entity: E, draft: Plain, id?: string): Promise<RecordOf<E>>;
  /** The record that `create` would write, refused as that would be; nothing is written. */
  draft(entity: Entity, draft: Plain): Promise<PreparedRecord>;
  /** Those of some records of an entity that any other record refers to. */
  used(entity: Entity, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Writes drafts of one entity together: what `create` does for each, in few statements. */
  insertDrafts(entity: Entity, drafts: readonly PreparedRecord[]): Promise<void>;
  /** Changes a record as a call of that person would. */
  update<E extends Entity>(entity: E, target: { id: string; version?: number }, changes: Plain): Promise<RecordOf<E>>;
  /** Changes records of one entity by their ids: what `update` does for each, in few statements. */
  updateAll(entity: Entity, changes: ReadonlyMap<string, Plain>): Promise<void>;
  /** Removes a record as a call of that person would: it can be put back where its entity says so. */
  remove(entity: Entity, target: { id: string; version?: number }): Promise<void>;
  /** Puts back a record that was removed, as a call of that person would. */
  restore(entity: Entity, id: string): Promise<void>;
  /** Removes records of one entity: what `remove` does for each, in few statements. */
  removeAll(entity: Entity, ids: readonly string[]): Promise<void>;
}

/** A record that is not written yet, and that drafts may refer to. */
export interface Promised {
  readonly entity: Entity;
  readonly record: RecordOf<Entity>;
}

/** Records judged and derived but not written, over what is committed: for a batch that is not open yet. */
export interface Drafting {
  /** Person whom the job works for, with the rights they have now. */
  readonly context: Context;
  /** Reads what drafts that are about to be made refer to, in few statements. */
  ahead(entity: Entity, drafts: readonly Plain[]): Promise<void>;
  /** A record as `create` would make it, refused as that would be. `id` was promised to it before. */
  draft(entity: Entity, draft: Plain, id?: string): Promise<PreparedRecord>;
}

export interface WriteJobBatch {
  /** Writes one batch of a job's work and saves the checkpoint with it, and how far it is. At most 500 records. */
  <T>(
    job: Job,
    tools: Pick<JobTools, 'step'>,
    work: (batch: JobBatch) => Promise<T>,
    checkpoint: unknown,
    progress?: Progress,
  ): Promise<T>;
  /** Makes drafts for one batch, while another is written. What they refer to is read once, or promised. */
  drafting(job: Job, promised?: readonly Promised[]): Promise<Drafting>;
}
