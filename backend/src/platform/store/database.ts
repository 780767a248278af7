import type { Sequelize } from 'sequelize';
import type { Sql } from './sql';

/** An open database. Reads go through it directly; every write goes through `transaction`. */
export interface Database extends Sql {
  readonly dialect: 'sqlite' | 'mysql';
  /** Owns the connections, models and schema; rows are read and written by `all` and `run`. */
  readonly sequelize: Sequelize;
  /**
   * Runs `work` in one durable transaction. It is repeated after a deadlock or while the database is busy, so `work`
   * must have no effects outside the transaction.
   */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  /** Returns false while the disk is full; once it was, tries a write of its own. */
  hasSpace(): Promise<boolean>;
  close(): Promise<void>;
}
