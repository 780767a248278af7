import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { driver } from './drivers.mjs';
import { until } from './factor-work.mjs';

/** The file as it is now: the portal that uses it must have stopped. */
function keptFile(databaseUrl) {
  const file = databaseUrl.slice('sqlite:'.length);
  const files = ['', '-wal', '-shm'].map((end) => `${file}${end}`);
  const kept = files.filter((each) => existsSync(each));
  for (const each of kept) copyFileSync(each, `${each}.kept`);
  return async () => {
    for (const each of files) rmSync(each, { force: true });
    for (const each of kept) copyFileSync(`${each}.kept`, each);
  };
}

const KEPT = 'lichen_kept';

async function onConnection(uri, work) {
  const connection = await driver('mysql2/promise').createConnection({ uri, multipleStatements: true });
  try {
    return await work(async (text) => (await connection.query(text))[0]);
  } finally {
    await connection.end();
  }
}

/** Every table beside itself in a database of its own; the server stays up all the time. */
async function keptTables(databaseUrl) {
  const tables = await onConnection(databaseUrl, async (query) => {
    await query(`DROP DATABASE IF EXISTS ${KEPT}; CREATE DATABASE ${KEPT} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
    const found = (await query('SHOW TABLES')).map((row) => Object.values(row)[0]);
    for (const name of found)
      await query(
        `CREATE TABLE ${KEPT}.\`${name}\` LIKE \`${name}\`; INSERT INTO ${KEPT}.\`${name}\` SELECT * FROM \`${name}\``,
      );
    return found;
  });
  return () =>
    onConnection(databaseUrl, async (query) => {
      await query('SET FOREIGN_KEY_CHECKS = 0');
      for (const name of tables)
        await query(`TRUNCATE \`${name}\`; INSERT INTO \`${name}\` SELECT * FROM ${KEPT}.\`${name}\``);
    });
}

/**
 * What a portal that has stopped left in its database.
 * @returns {Promise<() => Promise<void>>} goes back to it
 */
export const keptState = async (databaseUrl) =>
  databaseUrl.startsWith('sqlite:') ? keptFile(databaseUrl) : keptTables(databaseUrl);

/** A server takes back what a dead process had open; until then a reader would see neither the old state nor the new. */
export async function untilLetGo(databaseUrl) {
  if (databaseUrl.startsWith('sqlite:')) return;
  const others = 'SELECT id FROM information_schema.processlist WHERE user = SUBSTRING_INDEX(USER(), "@", 1)';
  await onConnection(databaseUrl, (query) =>
    until('the server lets go of the dead process', async () => {
      const found = await query(`${others} AND id <> CONNECTION_ID() AND command NOT IN ('Sleep', 'Daemon')`);
      const open = await query(
        'SELECT trx_id FROM information_schema.innodb_trx WHERE trx_mysql_thread_id <> CONNECTION_ID()',
      );
      return found.length + open.length === 0;
    }),
  );
}
