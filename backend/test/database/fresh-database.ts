import { join } from 'node:path';
import type { Database } from '../../src/platform/store/database';
import { migrate } from '../../src/platform/store/migrate';
import { openDatabase } from '../../src/platform/store/open-database';
import { migrationsIn } from '../../src/platform/store/migrations-in';
import type { Migration } from '../../src/platform/store/schema';
import { emptyDatabase } from './empty-database';
import { migrated } from './migrated-copy';

const POOL = 20;

/** Migrations of a module from its build, which the API tests run. */
export const migrationsOf = (module: string) => migrationsIn(join(__dirname, '../../dist/modules', module));

export interface FreshDatabase {
  url: string;
  database: Database;
  /** A directory for files that belong to the database. */
  directory: string;
  close(): Promise<void>;
}

/**
 * Opens an empty, migrated database. When several test files need the same tables, `name` identifies them, and they are
 * migrated only once.
 */
export async function freshDatabase(migrations: readonly Migration[], name?: string): Promise<FreshDatabase> {
  const empty = await emptyDatabase();
  const { url, directory, drop } = empty;
  if (name) await migrated(empty, name, () => migrations);
  const database = openDatabase({ databaseUrl: url, DATABASE_POOL: POOL });
  await migrate(database, migrations);
  return {
    url,
    database,
    directory,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
