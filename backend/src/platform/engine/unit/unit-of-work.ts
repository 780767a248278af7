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

type Stored = RecordOf<Entity>;

/** Announcements to the open pages of one company, sent after the commit. */
export interface CompanyAnnouncements {
  readonly companyId: string;
  readonly announcements: readonly Changed[];
  readonly startsJobs: boolean;
}

/** Audit rows and events of all companies whose rows one transaction has changed. */
export interface FinishedChanges {
  readonly entries: AuditEntry[];
  readonly events: DomainEvent[];
}

/** One open transaction of one person: rows, and what must be written along with them before it commits. */
export interface UnitOfWork {
  readonly sql: Sql;
  readonly records: Records;
  readonly read: Read;
  /** Puts a question to all modules, over the rows of this transaction. */
  readonly ask: AskAbout;
  insert<E extends Entity>(entity: E, record: RecordOf<E>, type: EventOf<E>): Promise<void>;
  update<E extends Entity>(
    entity: E,
    before: RecordOf<E> | Stored,
    changes: Plain,
    type: EventOf<E>,
  ): Promise<RecordOf<E>>;
  /** Many new records of one entity in few statements. */
  insertAll(entity: Entity, records: readonly Stored[], type: string): Promise<void>;
  /** Many changed records of one entity in few statements; answers what they are now. */
  updateAll(entity: Entity, updates: readonly RecordUpdate[], type: string): Promise<Stored[]>;
  remove(entity: Entity, record: Stored): Promise<void>;
  /** Many records of one entity in few statements. */
  removeAll(entity: Entity, records: readonly Stored[]): Promise<void>;
  apply(effects: readonly Effect[]): Promise<void>;
  readonly mark: Mark;
  /** Adds a job that begins after the commit, with the reason of the person; answers its id. */
  startJob(kind: string, input: unknown): Promise<string>;
  /**
   * The file that the person uploaded for `entity`, which stays from now on; undefined where there is none of theirs,
   * or its time is over.
   */
  keepFile(id: string, entity: string): Promise<FileRecord | undefined>;
  /** Ends the company's reference to a file, which goes where nobody else refers to its bytes. */
  forgetFile(id: string): Promise<void>;
  /** Audit rows, events and roll-ups, each in one statement; what `along` gathers is written by whoever gave it. */
  finish(along?: FinishedChanges): Promise<void>;
  /**
   * The rows of the company at the other end of a connection, in the same transaction. Its audit log names `actor`,
   * which is what that company may know of who acts.
   */
  across(other: Counterpart, actor: string): UnitOfWork;
  heard(): readonly CompanyAnnouncements[];
}
