import type { Entity, EventOf, InputOf, RecordOf } from '@lichen/contracts/entity/entity';
import type { Problem } from '@lichen/contracts/api/problems';
import type { Platform } from '../platform';
import type { JobBatch } from './jobs/job-batch';
import type { Context } from './rules';
import type { UnitOfWork } from './unit/unit-of-work';

/** Changes with their own event name for the audit log, for actions with several outcomes. */
export interface NamedChanges<E extends Entity> {
  readonly changes: Partial<RecordOf<E>>;
  readonly as: EventOf<E>;
}

/** A refusal with changes, such as one attempt less: the changes are committed, then the refusal is thrown. */
export interface RecordedRefusal<E extends Entity> extends NamedChanges<E> {
  readonly refusal: Problem;
}

/** Call of an operation: the record as stored, the parsed input, and the open transaction. */
export interface Operating<E extends Entity, N extends string & keyof E['actions']> {
  readonly record: RecordOf<E>;
  readonly input: InputOf<E, N>;
  readonly context: Context;
  readonly unit: UnitOfWork;
  /** Writes records of any entity like the person's own calls, in the same transaction. */
  readonly batch: JobBatch;
  /** Returns the definitions of all entities of the portal, whichever module serves them. */
  readonly entities: () => readonly Entity[];
  readonly platform: Platform;
}

/** An action that changes more than its record. It is asynchronous and writes in the open transaction. */
export type Operation<E extends Entity, N extends string & keyof E['actions']> = (
  call: Operating<E, N>,
) => Promise<Partial<RecordOf<E>> | NamedChanges<E> | RecordedRefusal<E>>;

/** An operation as a module registers it. */
export interface ServedOperation {
  readonly entity: Entity;
  readonly action: string;
  readonly run: Operation<Entity, string>;
}

/** Registers an action that changes more than its own record, in one transaction. */
export const operation = <E extends Entity, N extends string & keyof E['actions']>(
  entity: E,
  action: N,
  run: Operation<E, N>,
): ServedOperation => ({ entity, action, run: run as unknown as ServedOperation['run'] });
