import type { Entity, EventOf, RecordOf } from '@lichen/contracts/entity/entity';
import type { Changed } from '@lichen/contracts/api/events';
import type { Counterpart } from '../../connections/counterpart';
import type { AuditEntry } from '../../audit/audit';
import type { DomainEvent } from '../../jobs/outbox';
import type { FileRecord } from '../../files/file-records';
import type { Plain } from '../../store/columns';
import type { Records, RecordUpdate } from '../../store/scoped-records';
import type { Sql } from '../../store/sql';
import type { AskAbout } from '../ask-about';
import type { Effect, Mark, Read } from '../rules';
import type { RollUpDeltas } from './roll-ups';

type Stored = RecordOf<Entity>;

/** Announcements to the open pages of one company, sent after the commit. */
export interface CompanyAnnouncements {
  readonly companyId: string;
  readonly announcements: readonly Changed[];
  readonly startsJobs: boolean;
}

/** Audit rows, events and roll-ups of all companies whose rows one transaction has changed. */
export interface FinishedChanges {
  readonly entries: AuditEntry[];
  readonly events: DomainEvent[];
  readonly rollUps: { readonly companyId: string; readonly deltas: RollUpDeltas }[];
}

/** One open transaction of one person: its rows, and what must be committed with them. */
export interface UnitOfWork {
  readonly sql: Sql;
  readonly records: Records;
  readonly read: Read;
  /** Asks all modules a question, answered from the rows of this transaction. */
  readonly ask: AskAbout;
  insert<E extends Entity>(entity: E, record: RecordOf<E>, type: EventOf<E>): Promise<void>;
  update<E extends Entity>(
    entity: E,
    before: RecordOf<E> | Stored,
    changes: Plain,
    type: EventOf<E>,
  ): Promise<RecordOf<E>>;
  /** Inserts many records of one entity in few statements. */
  insertAll(entity: Entity, records: readonly Stored[], type: string): Promise<void>;
  /** Updates many records of one entity in few statements; returns the updated records. */
  updateAll(entity: Entity, updates: readonly RecordUpdate[], type: string): Promise<Stored[]>;
  remove(entity: Entity, record: Stored): Promise<void>;
  /** Removes many records of one entity in few statements. */
  removeAll(entity: Entity, records: readonly Stored[]): Promise<void>;
  apply(effects: readonly Effect[]): Promise<void>;
  readonly mark: Mark;
  /** Adds a job that starts after the commit and inherits the person's reason; returns its id. */
  startJob(kind: string, input: unknown): Promise<string>;
  /**
   * Keeps a file permanently that the person uploaded for `entity`; undefined if there is none of theirs, or it has
   * expired.
   */
  keepFile(id: string, entity: string): Promise<FileRecord | undefined>;
  /** Deletes the company's reference to a file; its bytes are deleted when no other reference is left. */
  forgetFile(id: string): Promise<void>;
  /** Runs the follow-ups of the changes made so far; `finish` runs those that are left. */
  follow(): Promise<void>;
  /**
   * Writes audit rows, events and roll-ups, each in one statement; `along` collects them for the caller to write
   * instead.
   */
  finish(along?: FinishedChanges): Promise<void>;
  /**
   * Returns the unit of the company at the other end of a connection, in the same transaction. Its audit log shows
   * `actor`, the name by which that company may know the person.
   */
  across(other: Counterpart, actor: string): UnitOfWork;
  heard(): readonly CompanyAnnouncements[];
}
