import { foldAccents } from '@lichen/contracts/formats/fold';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Sequelize } from 'sequelize';
import type { Database } from './database';
import { FOLD_ACCENTS, type Row, type Sql, type Value } from './sql';
import { sqliteDialect } from './sqlite-dialect';
import { wholeRows } from './sqlite-whole-rows';

/** Statements are compiled once; beyond this number the oldest is dropped. */
const KEPT_STATEMENTS = 500;

function open(path: string): DatabaseSyncInstance {
  const file = new DatabaseSync(path);
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 10000'])
    file.exec(`PRAGMA ${setting}`);
  // Texts are compared in their folded form, and LIKE is case-sensitive, so that only this form decides.
  file.function(FOLD_ACCENTS, { deterministic: true }, (value: unknown) =>
    value === null ? null : foldAccents(String(value)),
  );
  file.exec('PRAGMA case_sensitive_like = ON');
  return file;
}

/** Caches a value per statement text, such as a prepared statement. */
function keptBy<T>(make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const found = kept.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (kept.size >= KEPT_STATEMENTS) kept.delete(kept.keys().next().value as string);
    kept.set(text, made);
    return made;
  };
}

/**
 * Statements of one connection. The driver is synchronous; the promises only match the interface that MariaDB needs.
 */
function statementsOf(file: DatabaseSyncInstance): Sql {
  const prepared = keptBy((text) => file.prepare(text));
  const whole = keptBy((text) => wholeRows(file, text) ?? null);
  return {
    all: async (text, params: readonly Value[] = []) =>
      whole(text)?.(params) ?? (prepared(text).all(...params) as Row[]),
    run: async (text, params: readonly Value[] = []) => prepared(text).run(...params).changes,
  };
}

/** Runs writers one at a time in order of arrival: SQLite allows only one, and waiting here avoids a busy loop. */
function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** Opens an embedded database: one connection reads the last committed state while the other writes. */
export function openSqlite(path: string): Omit<Database, 'hasSpace'> {
  mkdirSync(dirname(path), { recursive: true });
  const writer = open(path);
  const reader = open(path);
  const reading = statementsOf(reader);
  const writing = statementsOf(writer);
  const inTurn = queue();
  const sequelize = new Sequelize({ dialect: 'sqlite', dialectModule: sqliteDialect, storage: path, logging: false });

  const transaction = async <T>(work: (tx: Sql) => Promise<T>): Promise<T> => {
    writer.exec('BEGIN IMMEDIATE');
    try {
      const result = await work(writing);
      writer.exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk has already rolled back; a second ROLLBACK would fail and hide the cause.
      if (writer.isTransaction) writer.exec('ROLLBACK');
      throw error;
    }
  };

  return {
    dialect: 'sqlite',
    sequelize,
    all: reading.all,
    run: (text, params) => inTurn(() => transaction((tx) => tx.run(text, params))),
    transaction: (work) => inTurn(() => transaction(work)),
    close: async () => {
      await inTurn(async () => writer.close());
      reader.close();
      await sequelize.close();
    },
  };
}
