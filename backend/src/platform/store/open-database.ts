import type { Configuration } from '../configuration';
import type { Database } from './database';
import { openMysql } from './mysql';
import { openSqlite } from './sqlite';
import { watchSpace } from './watch-space';

/** Opens the database in `DATABASE_URL`, by default a file in the data directory. */
export function openDatabase({
  databaseUrl,
  DATABASE_POOL,
}: Pick<Configuration, 'databaseUrl' | 'DATABASE_POOL'>): Database {
  return watchSpace(
    databaseUrl.startsWith('sqlite:')
      ? openSqlite(databaseUrl.slice('sqlite:'.length))
      : openMysql(databaseUrl, DATABASE_POOL),
  );
}
