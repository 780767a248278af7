import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import mysql2, { type Connection } from 'mysql2';

const command = (connection: Connection, text: string) =>
  new Promise<void>((resolve, reject) => connection.query(text, (error) => (error ? reject(error) : resolve())));

/** Runs statements, separated by semicolons, in the database that the URL names, if any. */
export async function onServer(url: URL, text: string): Promise<void> {
  const connection = mysql2.createConnection({ uri: url.href, multipleStatements: true });
  await command(connection, text).finally(() => connection.end());
}

export interface EmptyDatabase {
  url: string;
  /** A directory for files that belong to the database. */
  directory: string;
  drop(): Promise<void>;
}

/** The folder that the test files of one Jest run share. */
export const runFolder = (): string => process.env['LICHEN_TEST_FOLDER'] as string;

/** Creates an empty database on the server that DATABASE_URL names, or as an SQLite file. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const directory = mkdtempSync(join(runFolder(), 'database-'));
  const server = /^(mysql|mariadb):/.test(process.env['DATABASE_URL'] ?? '')
    ? new URL((process.env['DATABASE_URL'] as string).replace(/^mariadb:/, 'mysql:'))
    : undefined;
  const name = `lichen_test_${randomBytes(6).toString('hex')}`;
  const nowhere = server && new URL('/', server);
  if (server && nowhere) {
    await onServer(nowhere, `CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
    server.pathname = `/${name}`;
  }
  return {
    url: server?.href ?? `sqlite:${join(directory, 'test.sqlite')}`,
    directory,
    drop: async () => {
      if (nowhere) await onServer(nowhere, `DROP DATABASE \`${name}\``);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
