import type { Sequelize } from 'sequelize';
import { Problem } from '@lichen/contracts/api/problems';
import { CALL_TEXTS } from '@lichen/contracts/text/texts';
import type { Sql } from './sql';

/**
 * Conflict (409) of a write with a record that another transaction has changed since this one read it. A transaction is
 * repeated after it, on the record as it is now; a caller who named the version it had read is refused there.
 */
export class ConcurrentWrite extends Problem {
  constructor() {
    super('conflict', CALL_TEXTS.stale);
  }
}

/** An open database. Reads go through it directly; every write goes through `transaction`. */
export interface Database extends Sql {
  readonly dialect: 'sqlite' | 'mysql';
  /** Owns the connections, models and schema; rows are read and written by `all` and `run`. */
  readonly sequelize: Sequelize;
  /**
   * Runs `work` in one durable transaction. It is repeated after a deadlock or a `ConcurrentWrite`, or while the database
   * is busy, so `work` must have no effects outside the transaction.
   */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  /** Returns false while the disk is full; once it was, tries a write of its own. */
  hasSpace(): Promise<boolean>;
  close(): Promise<void>;
}
