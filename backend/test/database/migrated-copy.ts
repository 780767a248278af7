import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../src/platform/store/database';
import { migrate } from '../../src/platform/store/migrate';
import { openDatabase } from '../../src/platform/store/open-database';
import type { Migration } from '../../src/platform/store/schema';
import { type EmptyDatabase, onServer, runFolder } from './empty-database';

/** Number of connections; a migration that several processes attempt waits on a connection of its own. */
const POOL = 5;

const fileOf = (url: string) => url.replace(/^sqlite:/, '');

/** Returns the statements that recreate the tables of a database with their rows. */
async function statementsOf(database: Database): Promise<string> {
  const tables = (await database.all('SHOW TABLES')).map((row) => String(Object.values(row)[0]));
  const made = await Promise.all(
    tables.map(async (table) => {
      const [created] = await database.all(`SHOW CREATE TABLE \`${table}\``);
      const rows = await database.all(`SELECT * FROM \`${table}\``);
      const said = (value: unknown) => database.sequelize.escape(value as string);
      const filled = rows.map((row) => `(${Object.values(row).map(said).join(', ')})`);
      const inserted = filled.length > 0 ? [`INSERT INTO \`${table}\` VALUES ${filled.join(',\n')}`] : [];
      return [String(created?.['Create Table']), ...inserted];
    }),
  );
  return made.flat().join(';\n');
}

/** Keeps a copy of a database, and closes it. */
async function keep(database: Database, url: string, kept: string): Promise<void> {
  const written = `${kept}.${randomBytes(4).toString('hex')}`;
  if (database.dialect === 'mysql') writeFileSync(written, await statementsOf(database));
  else {
    // SQLite keeps its latest writes in a second file, even after closing.
    await database.all('PRAGMA wal_checkpoint(TRUNCATE)');
    copyFileSync(fileOf(url), written);
  }
  await database.close();
  // Renaming makes the file appear complete to the other worker.
  renameSync(written, kept);
}

/** Keeps a copy of the database behind a URL, which nobody else has open. */
export const keepCopy = (url: string, kept: string): Promise<void> =>
  keep(openDatabase({ databaseUrl: url, DATABASE_POOL: POOL }), url, kept);

/** Gives an empty database the tables and rows of a kept copy. */
export async function fillFrom(kept: string, url: string): Promise<void> {
  if (url.startsWith('sqlite:')) return copyFileSync(kept, fileOf(url));
  return onServer(new URL(url), readFileSync(kept, 'utf8'));
}

/**
 * Gives an empty database the tables of these migrations, identified by `name`. Running a hundred migrations before
 * each of ninety test files takes a tenth of the run, so the first file migrates and the others copy its result. The
 * copy is in the folder of the run and is deleted with it, so that no later run finds tables of outdated migrations.
 */
export async function migrated({ url }: EmptyDatabase, name: string, migrations: () => readonly Migration[]) {
  const kept = join(runFolder(), `migrated-${name}`);
  if (existsSync(kept)) return fillFrom(kept, url);
  const database = openDatabase({ databaseUrl: url, DATABASE_POOL: POOL });
  await migrate(database, migrations());
  return keep(database, url, kept);
}
