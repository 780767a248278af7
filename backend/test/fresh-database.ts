import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import mysql2, { type Connection } from 'mysql2';
import type { Database } from '../src/platform/store/database';
import { migrate } from '../src/platform/store/migrate';
import { openDatabase } from '../src/platform/store/open-database';
import type { Migration } from '../src/platform/store/schema';

const POOL = 20;

const command = (connection: Connection, text: string) =>
  new Promise<void>((resolve, reject) => connection.query(text, (error) => (error ? reject(error) : resolve())));

async function onServer(url: URL, text: string): Promise<void> {
  const server = new URL(url);
  server.pathname = '/';
  const connection = mysql2.createConnection(server.href);
  await command(connection, text).finally(() => connection.end());
}

export interface FreshDatabase {
  url: string;
  database: Database;
  /** A directory of its own, for files that belong to the database. */
  directory: string;
  close(): Promise<void>;
}

export interface EmptyDatabase {
  url: string;
  /** A directory of its own, for files that belong to the database. */
  directory: string;
  drop(): Promise<void>;
}

/** What the test files of one run of Jest share. */
export const runFolder = (): string => process.env['LICHEN_TEST_FOLDER'] as string;

/** An empty database: on the server that DATABASE_URL names, or a file. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const directory = mkdtempSync(join(runFolder(), 'database-'));
  const server = /^(mysql|mariadb):/.test(process.env['DATABASE_URL'] ?? '')
    ? new URL((process.env['DATABASE_URL'] as string).replace(/^mariadb:/, 'mysql:'))
    : undefined;
  const name = `lichen_test_${randomBytes(6).toString('hex')}`;
  if (server) {
    await onServer(server, `CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
    server.pathname = `/${name}`;
  }
  return {
    url: server?.href ?? `sqlite:${join(directory, 'test.sqlite')}`,
    directory,
    drop: async () => {
      if (server) await onServer(server, `DROP DATABASE \`${name}\``);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The same, opened and migrated. */
export async function freshDatabase(migrations: readonly Migration[]): Promise<FreshDatabase> {
  const { url, directory, drop } = await emptyDatabase();
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
