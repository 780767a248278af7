import type { Entity, RecordOf } from '@lichen/contracts/entity';
import type { Changed } from '@lichen/contracts/events';
import type { Plain } from '../store/columns';
import type { Records } from '../store/scoped-records';
import type { Sql } from '../store/sql';
import type { Effect, Read } from './rules';

type Stored = RecordOf<Entity>;

/** One open transaction of one person: rows, and what must be written along with them before it commits. */
export interface Unit {
  readonly sql: Sql;
  readonly records: Records;
  readonly read: Read;
  insert<E extends Entity>(entity: E, record: RecordOf<E>, type: string): Promise<void>;
  update(entity: Entity, before: Stored, changes: Plain, type: string): Promise<Stored>;
  remove(entity: Entity, record: Stored): Promise<void>;
  apply(effects: readonly Effect[]): Promise<void>;
  /** Audit rows, events and roll-ups, each in one statement. */
  finish(): Promise<void>;
  readonly announcements: readonly Changed[];
}
