import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { makeChecks } from './checks.mjs';
import { openRows } from './drivers.mjs';
import { killRounds } from './kill-rounds.mjs';
import { makeMariaDb } from './mariadb.mjs';
import { makePortal, untilReady } from './portal.mjs';

/** `kill -9` of the database under a portal that stays: it must say so, lose nothing, and go on by itself. */
export async function proveDatabaseKills({ kills, seed = 2, checks }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lichen-proof-'));
  const mariaDb = await makeMariaDb();
  await mariaDb.start();
  const portal = await makePortal({ folder, databaseUrl: mariaDb.url });
  let rows;
  // The connection that looks at the rows dies with the database.
  const looking = { all: async (text) => rows.all(text) };
  try {
    await portal.start();
    const blow = async () => {
      await mariaDb.kill();
      await mariaDb.start();
      rows = await openRows(mariaDb.url);
      return untilReady(portal.url, undefined, portal.words);
    };
    await killRounds({ portal, rows: looking, checks, kills, seed, name: 'MariaDB', blow });
  } catch (error) {
    checks.check('MariaDB: runs to its end', [error.stack, portal.words()]);
  } finally {
    await rows?.close().catch(() => undefined);
    await portal.kill();
    await mariaDb.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const options = { kills: { type: 'string', default: '50' }, seed: { type: 'string', default: '2' } };
  const { values } = parseArgs({ options });
  const checks = makeChecks();
  await proveDatabaseKills({ kills: Number(values.kills), seed: Number(values.seed), checks });
  process.exitCode = checks.finish();
}
