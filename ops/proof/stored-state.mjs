import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { driver } from './drivers.mjs';
import { until } from './factor-work.mjs';

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
 * A server ends the connections of a dead process when it meets their end, and only then is all that they had open taken
 * back; until then a reader would see neither the old state nor the new. Connections that are there now are not waited for.
 * INNODB_TRX cannot be asked instead: MariaDB answers it from a copy that is not made anew within 0.1 s of the last
 * question, so whoever asks more often is told of the same transaction for ever.
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
 * State of the database that a stopped portal left behind.
 * @returns {Promise<{ restore: () => Promise<void>, untilLetGo: () => Promise<void> }>} `restore` goes back to it;
 * `untilLetGo` waits until a server has taken back what a portal that died since then had open
 */
export async function storedState(databaseUrl) {
  if (databaseUrl.startsWith('sqlite:')) return { restore: fileState(databaseUrl), untilLetGo: async () => undefined };
  return { restore: await tableState(databaseUrl), untilLetGo: await endOfOthers(databaseUrl) };
}
