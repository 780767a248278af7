import { openRows } from '../drivers.mjs';
import { killRounds } from './kill-rounds.mjs';
import { asProgram, runOnPortal } from '../run-on-portal.mjs';
import { untilReady } from '../portal.mjs';

/** `kill -9` of the database under a portal that stays: it must say so, lose nothing, and go on by itself. */
export function proveDatabaseKills({ kills, seed = 2, checks }) {
  return runOnPortal({ name: 'MariaDB', database: 'mysql', checks }, async ({ portal, mariaDb }) => {
    /** @type {Awaited<ReturnType<typeof openRows>> | undefined} */
    let rows;
    const blow = async () => {
      await mariaDb.kill();
      await mariaDb.start();
      // The connection that looks at the rows died with the database.
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
