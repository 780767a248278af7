import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/**
 * The part of the `sqlite3` package's API that Sequelize 6 uses, over the synchronous driver. Sequelize is used here
 * for the schema only (migrations, models); rows go through `sqlite.ts`.
 */
type Done = (this: { changes: number; lastID: number }, error: Error | null, rows?: unknown[]) => void;
type Parameters = readonly unknown[] | Done | undefined;

class Statement {}

const isQuery = (sql: string) => /^\s*(select|pragma|with|explain)\b/i.test(sql);

class Database {
  readonly filename: string;
  readonly #file: DatabaseSyncInstance;

  constructor(filename: string, _mode: number, opened: (error: Error | null) => void) {
    this.filename = filename;
    this.#file = new DatabaseSync(filename);
    this.#file.exec('PRAGMA busy_timeout = 10000');
    queueMicrotask(() => opened(null));
  }

  serialize(work: () => void): void {
    work();
  }

  run(sql: string, parameters?: Parameters, done?: Done): void {
    this.#answer(sql, parameters, done);
  }

  all(sql: string, parameters?: Parameters, done?: Done): void {
    this.#answer(sql, parameters, done);
  }

  exec(sql: string, done?: Done): void {
    this.#answer(sql, [], done);
  }

  close(done?: (error: Error | null) => void): void {
    this.#file.close();
    done?.(null);
  }

  #answer(sql: string, parameters: Parameters, done: Done | undefined): void {
    const callback = typeof parameters === 'function' ? parameters : done;
    // Sequelize passes named parameters (`{ $1: … }`) when it binds, and an array otherwise.
    const named = parameters && typeof parameters === 'object' && !Array.isArray(parameters);
    const values = named ? [parameters] : Array.isArray(parameters) ? parameters : [];
    const outcome = Object.assign(new Statement(), { changes: 0, lastID: 0, sql });
    try {
      const statement = this.#file.prepare(sql);
      const rows = isQuery(sql) ? statement.all(...values) : [];
      if (!isQuery(sql)) outcome.changes = statement.run(...values).changes;
      queueMicrotask(() => callback?.call(outcome, null, rows));
    } catch (error) {
      queueMicrotask(() => callback?.call(outcome, error as Error));
    }
  }
}

export const sqliteDialect = { Database, Statement, OPEN_READWRITE: 2, OPEN_CREATE: 4, OPEN_FULLMUTEX: 0x10000 };
