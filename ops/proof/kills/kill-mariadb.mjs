import { openRows } from '../drivers.mjs';
import { killRounds } from './kill-rounds.mjs';
import { asProgram, runOnPortal } from '../run-on-portal.mjs';
import { untilReady } from '../portal.mjs';

/**
 * Kills the database with `kill -9` under a running portal, which must report it, lose nothing, and recover by itself.
 */
export function proveDatabaseKills({ kills, seed = 2, checks }) {
  return runOnPortal({ name: 'MariaDB', database: 'mysql', checks }, async ({ portal, mariaDb }) => {
    /** @type {Awaited<ReturnType<typeof openRows>> | undefined} */
    let rows;
    const blow = async () => {
      await mariaDb.kill();
      await mariaDb.start();
      // The connection that reads the rows died with the database.
      rows = await openRows(mariaDb.url);
      return untilReady(portal.url, undefined, portal.words);
    };
    const looking = { all: (text) => rows?.all(text) };
    try {
      await killRounds({ portal, rows: looking, checks, kills, seed, name: 'MariaDB', blow });
    } finally {
      await rows?.close().catch(() => undefined);
    }
  });
}

await asProgram(import.meta.url, { numbers: { kills: '50', seed: '2' }, databases: ['mysql'] }, proveDatabaseKills);
