import type { DraftOf, Entity, InputOf, RecordOf } from '@lichen/contracts/entity/entity';
import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { Role } from '@lichen/contracts/portal/roles';
import type { ScopedRecords } from '../store/scoped-records';
import type { Sums } from '../store/scoped-sums';
import type { Where } from '../store/sql';
import type { Query } from './list-query';
import type { AskAbout } from './ask-about';

/** Person, company and time of a request. Rules read time and ids from here only. */
export interface Context {
  readonly companyId: string;
  readonly userId: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly modules: readonly string[];
  readonly language: string;
  /** Runs the installation. A right of its own: it opens no company's records. */
  readonly isOperator: boolean;
  readonly now: number;
  /** UTC midnight of the latest calendar day anywhere; a day beyond it is in the future. */
  readonly today: number;
  readonly requestId: string;
  /** Why the person makes the change, where they were asked. */
  readonly reason?: string | undefined;
  /** Id of the file that they uploaded for it. */
  readonly evidence?: string | undefined;
  newId(): string;
}

/** Reader of a record. */
export type Reader = Pick<Context, 'companyId' | 'roles'>;

/** Read-only rows of the caller's company. */
export type ReadRecords<E extends Entity> = Pick<
  ScopedRecords<E>,
  'get' | 'find' | 'steady' | 'list' | 'part' | 'partAmong' | 'count' | 'sum' | 'groups'
>;

export type Read = <E extends Entity>(entity: E) => ReadRecords<E>;

/**
 * A change of other records that follows from this one, in the same transaction. Effects have no effects of their own.
 * With `as` it is told like an act of its own: an audit row, an event and an announcement that name the record.
 */
export type Effect =
  | { kind: 'insert'; entity: Entity; row: Record<string, unknown> & { _id: string }; as?: string }
  | { kind: 'update'; entity: Entity; record: RecordOf<Entity>; changes: Record<string, unknown>; as?: string }
  | { kind: 'remove'; entity: Entity; record: RecordOf<Entity> };

/** One row of a declared roll-up: its place and what is added to its measures (integers). */
export interface RollUpRow {
  dimensions: Record<string, string | number>;
  measures: Record<string, number>;
}

/** Sums kept in step with the rows of an entity, in the transaction of every change. */
export interface RollUp {
  table: string;
  dimensions: readonly string[];
  measures: readonly string[];
  of(record: Readonly<Record<string, unknown>>): readonly RollUpRow[];
}

/** Notes the same values on every record under any of the conditions; answers how many. Versions and the log stay. */
export type Mark = (
  entity: Entity,
  conditions: readonly Where[],
  values: Readonly<Record<string, unknown>>,
) => Promise<number>;

/** The open transaction, for what follows from its changes. */
export interface FollowingUnit {
  readonly read: Read;
  /**
   * Waits until nobody else holds one of these records, then keeps others from them until the end of the transaction.
   */
  hold(entity: Entity, ids: readonly string[]): Promise<void>;
  apply(effects: readonly Effect[]): Promise<void>;
  readonly mark: Mark;
  /** Adds a job for work that would keep others waiting here. */
  startJob(kind: string, input: unknown): Promise<void>;
}

/**
 * Keeps other records in step with those they rest on, in the transaction of every change: a save, an import, a removal
 * or what follows from one. It runs once, after all changes.
 */
export interface FollowUp {
  /** What others rest on; nothing where a change means nothing to them. */
  of(
    before: Readonly<Record<string, unknown>> | null,
    after: Readonly<Record<string, unknown>> | null,
  ): readonly unknown[];
  run(found: readonly unknown[], unit: FollowingUnit, context: Context): Promise<void>;
}

/** What a module does where a record of another module's entity is written. */
export interface Follower {
  readonly entity: Entity;
  readonly followUp: FollowUp;
}

export interface Change<E extends Entity> {
  before: RecordOf<E> | null;
  /** Null when the record is removed. */
  after: RecordOf<E> | null;
}

type Changes<E extends Entity> = Partial<RecordOf<E>>;
/** Values by the name of their filter. */
type FilterOptions = Readonly<Record<string, readonly string[]>>;

/**
 * The behaviour of one entity. A save takes four steps: `facts` reads, `calculate` computes from what was read, `derive`
 * fills the record, `effects` says what is written along with it. Only `facts` may wait, and only to read; everything
 * else is a synchronous function.
 */
export interface Rules<E extends Entity, F = undefined, C = undefined> {
  /** Values a create may leave out. */
  defaults?: Partial<DraftOf<E>>;
  /** Completes a draft with values that depend on the record it names. */
  complete?: (read: Read, draft: Readonly<Record<string, unknown>>) => Promise<Readonly<Record<string, unknown>>>;
  /**
   * Holds what the facts of a new record rest on, before anything else reads it: the records that it refers to are then
   * looked up once.
   */
  hold?: (read: Read, draft: Readonly<Record<string, unknown>>, context: Context) => Promise<unknown>;
  /** Derived fields of a new record. */
  initial?: (draft: DraftOf<E>, context: Context) => Changes<E>;
  facts?: (
    read: Read,
    record: RecordOf<E>,
    context: Context,
    before: RecordOf<E> | null,
    /** What only another module can tell: its sums, what hangs on its records. */
    ask: AskAbout,
  ) => Promise<F>;
  /** Batch-loads what the facts of many records need, so that `facts` does not query one by one. */
  preload?: (read: Read, records: readonly RecordOf<E>[]) => Promise<Read>;
  /** Rules that need facts; joined to the ones the definition states. */
  check?: (record: RecordOf<E>, facts: F, context: Context) => FieldErrors;
  /** Runs once a save, on a record that passed every check; `derive` and `effects` are handed its result. */
  calculate?: (record: RecordOf<E>, facts: F, context: Context) => C;
  derive?: (record: RecordOf<E>, facts: F, context: Context, calculated: C) => Changes<E>;
  /** Throws when the record may not be changed or removed now. */
  mayChange?: (record: RecordOf<E>, context: Context) => void;
  /** Throws when something still needs the record. */
  mayRemove?: (record: RecordOf<E>, facts: F, context: Context) => void;
  /** Nothing is calculated for a record that is removed. */
  effects?: (change: Change<E>, facts: F, context: Context, calculated: C | undefined) => readonly Effect[];
  /** What each action changes; one that changes other records too is an operation of its module. */
  actions?: {
    [N in keyof E['actions']]?: (call: { record: RecordOf<E>; input: InputOf<E, N>; context: Context }) => Changes<E>;
  };
  /** Answers to the entity's named questions; they may wait, and only to read. */
  questions?: Record<
    string,
    (call: {
      record: RecordOf<E>;
      read: Read;
      context: Context;
      /** Definitions of all entities of the portal, whichever module serves them. */
      entities: () => readonly Entity[];
    }) => Promise<unknown>
  >;
  rollUps?: readonly RollUp[];
  followUps?: readonly FollowUp[];
  /** Values of filters that the definition cannot list: knowing them takes more than pure data, or every module. */
  filterOptions?: FilterOptions | (() => FilterOptions);
  /** Number of rows of a valid list query, if roll-ups know it; undefined has the rows counted. */
  counted?: (from: { read: Read; sums: Sums }, query: Query) => Promise<number | undefined>;
  /** Fields that readers get beside the stored ones. */
  present?: (record: RecordOf<E>, reader: Reader) => Record<string, unknown>;
}

/** A record as it would be stored, with the facts it rests on and what was calculated from them. */
export interface PreparedRecord {
  readonly record: RecordOf<Entity>;
  readonly facts: unknown;
  readonly calculated: unknown;
}

/** An entity with its behaviour, ready to be served. Types of single entities end here. */
export interface Served {
  readonly entity: Entity;
  readonly rules: Rules<Entity, unknown, unknown>;
}

export function serve<E extends Entity, F, C>(entity: E, rules: Rules<E, F, C>): Served {
  return { entity, rules: rules as unknown as Served['rules'] };
}
