import type { DraftOf, Entity, InputOf, RecordOf } from '@lichen/contracts/entity/entity';
import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { Role } from '@lichen/contracts/portal/roles';
import type { ScopedRecords } from '../store/scoped-records';
import type { Sums } from '../store/scoped-sums';
import type { Where } from '../store/sql';
import type { Query } from './list-query';
import type { AskAbout } from './ask-about';

/** Person, company and time of a request. Rules take time and ids only from here. */
export interface Context {
  readonly companyId: string;
  readonly userId: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly modules: readonly string[];
  readonly language: string;
  /** The person is an operator of the installation. This right opens no company's records. */
  readonly isOperator: boolean;
  readonly now: number;
  /** UTC midnight of the latest calendar day anywhere on earth; later days are in the future. */
  readonly today: number;
  readonly requestId: string;
  /** The person's reason for the change, if they were asked for one. */
  readonly reason?: string | undefined;
  /** Id of the file uploaded as evidence for the reason. */
  readonly evidence?: string | undefined;
  newId(): string;
}

/** Person who reads a record. */
export type Reader = Pick<Context, 'companyId' | 'roles'>;

/** Read-only rows of the caller's company. */
export type ReadRecords<E extends Entity> = Pick<
  ScopedRecords<E>,
  'get' | 'find' | 'steady' | 'list' | 'part' | 'partAmong' | 'count' | 'sum' | 'groups'
>;

/** Gives the rows of an entity for reading, those of the caller's company only. */
export type Read = <E extends Entity>(entity: E) => ReadRecords<E>;

/**
 * A change of other records that follows from this one, in the same transaction. Effects have no effects of their own.
 * With `as` the effect gets its own audit row, event and announcement.
 */
export type Effect =
  | { kind: 'insert'; entity: Entity; row: Record<string, unknown> & { _id: string }; as?: string }
  | { kind: 'update'; entity: Entity; record: RecordOf<Entity>; changes: Record<string, unknown>; as?: string }
  | { kind: 'remove'; entity: Entity; record: RecordOf<Entity> };

/** One row of a declared roll-up: its dimensions, and the integers added to its measures. */
export interface RollUpRow {
  dimensions: Record<string, string | number>;
  measures: Record<string, number>;
}

/** Sums over the rows of an entity, updated in the transaction of every change. */
export interface RollUp {
  table: string;
  dimensions: readonly string[];
  measures: readonly string[];
  of(record: Readonly<Record<string, unknown>>): readonly RollUpRow[];
}

/**
 * Sets the same values on every record that matches any of the conditions; returns their number. Does not change
 * versions or write to the audit log.
 */
export type Mark = (
  entity: Entity,
  conditions: readonly Where[],
  values: Readonly<Record<string, unknown>>,
) => Promise<number>;

/** The open transaction, as follow-ups use it. */
export interface FollowingUnit {
  readonly read: Read;
  /** Waits for locks on these records and holds them until the end of the transaction. */
  hold(entity: Entity, ids: readonly string[]): Promise<void>;
  apply(effects: readonly Effect[]): Promise<void>;
  readonly mark: Mark;
  /** Adds a job for work that would take too long here. */
  startJob(kind: string, input: unknown): Promise<void>;
}

/**
 * Keeps other records consistent with the records they depend on, in the transaction of every change: a save, an
 * import, a removal or one of their effects. It runs once, after all changes.
 */
export interface FollowUp {
  /** Returns what other records depend on; empty if the change does not affect them. */
  of(
    before: Readonly<Record<string, unknown>> | null,
    after: Readonly<Record<string, unknown>> | null,
  ): readonly unknown[];
  run(found: readonly unknown[], unit: FollowingUnit, context: Context): Promise<void>;
}

/** A module's follow-up to writes of another module's entity. */
export interface Follower {
  readonly entity: Entity;
  readonly followUp: FollowUp;
}

/** A record before and after a write; `before` is null when it is new. */
export interface Change<E extends Entity> {
  before: RecordOf<E> | null;
  /** Null when the record is removed. */
  after: RecordOf<E> | null;
}

type Changes<E extends Entity> = Partial<RecordOf<E>>;
/** Values by filter name. */
type FilterOptions = Readonly<Record<string, readonly string[]>>;

/**
 * Behaviour of one entity. A save takes four steps: `facts` reads, `calculate` computes from the facts, `derive` fills
 * the record, `effects` returns further writes. Only `facts` may be asynchronous, and may only read; the rest are
 * synchronous functions.
 */
export interface Rules<E extends Entity, F = undefined, C = undefined> {
  /** Default values of fields that a create may omit. */
  defaults?: Partial<DraftOf<E>>;
  /** Returns the draft completed with values from the records it refers to. */
  complete?: (read: Read, draft: Readonly<Record<string, unknown>>) => Promise<Readonly<Record<string, unknown>>>;
  /**
   * Locks the records that a new record's facts depend on before anything else reads them, so that the records it
   * refers to are looked up only once.
   */
  hold?: (read: Read, draft: Readonly<Record<string, unknown>>, context: Context) => Promise<unknown>;
  /** Derived fields of a new record. */
  initial?: (draft: DraftOf<E>, context: Context) => Changes<E>;
  facts?: (
    read: Read,
    record: RecordOf<E>,
    context: Context,
    before: RecordOf<E> | null,
    /** Asks other modules for what only they know, such as sums or dependents of their records. */
    ask: AskAbout,
  ) => Promise<F>;
  /** Loads in batches what the facts of many records need, so that `facts` does not query one by one. */
  preload?: (read: Read, records: readonly RecordOf<E>[]) => Promise<Read>;
  /** Validation that needs facts, in addition to the definition's. */
  check?: (record: RecordOf<E>, facts: F, context: Context) => FieldErrors;
  /** Runs once per save, on a record that passed every check; the result is passed to `derive` and `effects`. */
  calculate?: (record: RecordOf<E>, facts: F, context: Context) => C;
  derive?: (record: RecordOf<E>, facts: F, context: Context, calculated: C) => Changes<E>;
  /** Throws when the record may not be changed or removed now. */
  mayChange?: (record: RecordOf<E>, context: Context) => void;
  /** Throws when another record still needs this one. */
  mayRemove?: (record: RecordOf<E>, facts: F, context: Context) => void;
  /** `calculated` is undefined for a record that is removed. */
  effects?: (change: Change<E>, facts: F, context: Context, calculated: C | undefined) => readonly Effect[];
  /** Changes of each action; an action that also changes other records is an operation of its module. */
  actions?: {
    [N in keyof E['actions']]?: (call: { record: RecordOf<E>; input: InputOf<E, N>; context: Context }) => Changes<E>;
  };
  /** Answers to the entity's named questions; they may be asynchronous, and may only read. */
  questions?: Record<
    string,
    (call: {
      record: RecordOf<E>;
      read: Read;
      context: Context;
      /** Returns the definitions of all entities of the portal, whichever module serves them. */
      entities: () => readonly Entity[];
    }) => Promise<unknown>
  >;
  rollUps?: readonly RollUp[];
  followUps?: readonly FollowUp[];
  /** Valid filter values that the definition cannot list, because they need more than pure data, or all modules. */
  filterOptions?: FilterOptions | (() => FilterOptions);
  /** Returns the number of rows of a valid list query from roll-ups; undefined if the rows must be counted. */
  counted?: (from: { read: Read; sums: Sums }, query: Query) => Promise<number | undefined>;
  /** Returns fields that readers get in addition to the stored ones. */
  present?: (record: RecordOf<E>, reader: Reader) => Record<string, unknown>;
}

/** A record as it would be stored, with its facts and the calculated result. */
export interface PreparedRecord {
  readonly record: RecordOf<Entity>;
  readonly facts: unknown;
  readonly calculated: unknown;
}

/** An entity with its rules, ready to be served. From here on entities have no individual types. */
export interface Served {
  readonly entity: Entity;
  readonly rules: Rules<Entity, unknown, unknown>;
}

/** Registers an entity with its rules; `{}` where it has none. */
export function serve<E extends Entity, F, C>(entity: E, rules: Rules<E, F, C>): Served {
  return { entity, rules: rules as unknown as Served['rules'] };
}
