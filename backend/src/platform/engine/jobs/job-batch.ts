import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Job, JobTools, Progress } from '../../jobs/job';
import type { Plain } from '../../store/columns';
import type { Context, PreparedRecord } from '../rules';
import type { UnitOfWork } from '../unit/unit-of-work';

/** Writes of a job's batch, which commit with their audit rows, events, roll-ups and the job's checkpoint. */
export interface JobBatch {
  readonly unit: UnitOfWork;
  /** Person for whom the job runs, with their current rights. */
  readonly context: Context;
  /**
   * Creates a record as a call of that person would, with permissions, validation, derived fields and effects. Refusals
   * are thrown before anything of the record is written, so that a caller can catch them and go on. `id` is the
   * record's reserved id, if any.
   */
  create<E extends Entity>(entity: E, draft: Plain, id?: string): Promise<RecordOf<E>>;
  /** Returns the record that `create` would write, or throws the same refusal; writes nothing. */
  draft(entity: Entity, draft: Plain): Promise<PreparedRecord>;
  /** Returns those of the given records that any other record refers to. */
  used(entity: Entity, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Writes drafts of one entity: like `create` for each, in few statements. */
  insertDrafts(entity: Entity, drafts: readonly PreparedRecord[]): Promise<void>;
  /** Updates a record as a call of that person would. */
  update<E extends Entity>(entity: E, target: { id: string; version?: number }, changes: Plain): Promise<RecordOf<E>>;
  /** Updates records of one entity by id: like `update` for each, in few statements. */
  updateAll(entity: Entity, changes: ReadonlyMap<string, Plain>): Promise<void>;
  /** Deletes a record as a call of that person would; it can be restored if its entity is restorable. */
  remove(entity: Entity, target: { id: string; version?: number }): Promise<void>;
  /** Restores a deleted record as a call of that person would. */
  restore(entity: Entity, id: string): Promise<void>;
  /** Deletes records of one entity: like `remove` for each, in few statements. */
  removeAll(entity: Entity, ids: readonly string[]): Promise<void>;
}

/** A record that is not written yet but that drafts may refer to. */
export interface Promised {
  readonly entity: Entity;
  readonly record: RecordOf<Entity>;
}

/** Prepares records from committed data without writing them, for a batch that is not open yet. */
export interface Drafting {
  /** Person for whom the job runs, with their current rights. */
  readonly context: Context;
  /** Reads in few statements what the given drafts refer to, before `draft` is called for each. */
  ahead(entity: Entity, drafts: readonly Plain[]): Promise<void>;
  /**
   * Returns the record that `create` would write, or throws the same refusal. `id` is the record's reserved id, if any.
   */
  draft(entity: Entity, draft: Plain, id?: string): Promise<PreparedRecord>;
}

/** Writes records of a job in batches, each in one transaction with its checkpoint. */
export interface WriteJobBatch {
  /** Writes one batch of a job with its checkpoint and progress. At most 500 records. */
  <T>(
    job: Job,
    tools: Pick<JobTools, 'step'>,
    work: (batch: JobBatch) => Promise<T>,
    checkpoint: unknown,
    progress?: Progress,
  ): Promise<T>;
  /**
   * Prepares drafts of one batch while another is being written. Records they refer to are read once, or `promised`.
   */
  drafting(job: Job, promised?: readonly Promised[]): Promise<Drafting>;
}
