import type { Sequelize } from 'sequelize';
import type { Sql } from './sql';

/** One open database. Reads go through it directly; every write goes through `transaction`. */
export interface Database extends Sql {
  readonly dialect: 'sqlite' | 'mysql';
  /** Owner of the connections, the models and the schema; rows are read and written through `all` and `run`. */
  readonly sequelize: Sequelize;
  /**
   * Runs `work` in one durable transaction. A deadlock or a busy database repeats the whole of it,
   * so `work` must have no effect outside the transaction.
   */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  /** False while the disk is full; tries a write by itself once it was. */
  hasSpace(): Promise<boolean>;
  close(): Promise<void>;
}
