import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { driver } from './drivers.mjs';
import { until } from './until.mjs';

/** Saves the database file as it is now; the portal that uses it must have stopped. */
function fileState(databaseUrl) {
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

/** Copies every table into a separate database; the server keeps running. */
async function tableState(databaseUrl) {
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
      await query('SET FOREIGN_KEY_CHECKS = 0; START TRANSACTION');
      for (const name of tables)
        await query(`DELETE FROM \`${name}\`; INSERT INTO \`${name}\` SELECT * FROM ${KEPT}.\`${name}\``);
      await query('COMMIT');
    });
}

const CONNECTIONS = `SELECT id, command, state, info FROM information_schema.processlist
  WHERE user = SUBSTRING_INDEX(USER(), '@', 1) AND id <> CONNECTION_ID()`;

/**
 * Waits until the server has closed the connections of a dead process, because only then are their open transactions
 * rolled back, and until then a reader sees neither the old nor the new state. Connections that exist now are not
 * waited for. INNODB_TRX is of no use: MariaDB answers it from a copy that is not refreshed within 0.1 s of the last
 * query, so frequent polling would see the same transaction for ever.
 */
async function endOfOthers(databaseUrl) {
  const known = await onConnection(databaseUrl, async (query) => (await query(CONNECTIONS)).map(({ id }) => id));
  return () =>
    onConnection(databaseUrl, async (query) => {
      const left = async () => (await query(CONNECTIONS)).filter(({ id }) => !known.includes(id));
      await until('the server lets go of the dead process', async () => (await left()).length === 0).catch(
        async (error) => {
          throw new Error(`${error.message}: ${JSON.stringify(await left())}`);
        },
      );
    });
}

/**
 * Saves the state of the database that a stopped portal has left.
 * @returns {Promise<{ restore: () => Promise<void>, untilLetGo: () => Promise<void> }>} `restore` returns to it;
 * `untilLetGo` waits until the server has rolled back the open transactions of a portal killed since then
 */
export async function storedState(databaseUrl) {
  if (databaseUrl.startsWith('sqlite:')) return { restore: fileState(databaseUrl), untilLetGo: async () => undefined };
  return { restore: await tableState(databaseUrl), untilLetGo: await endOfOthers(databaseUrl) };
}
