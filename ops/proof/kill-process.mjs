import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { makeChecks } from './checks.mjs';
import { openRows } from './drivers.mjs';
import { killRounds } from './kill-rounds.mjs';
import { makeMariaDb } from './mariadb.mjs';
import { makePortal } from './portal.mjs';

/** `kill -9` of the portal in the middle of its work, on one database. */
export async function proveProcessKills({ kills, database, seed = 1, checks }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lichen-proof-'));
  const mariaDb = database === 'mysql' ? await makeMariaDb() : undefined;
  await mariaDb?.start();
  const portal = await makePortal({ folder, databaseUrl: mariaDb?.url });
  let rows;
  try {
    await portal.start();
    rows = await openRows(portal.databaseUrl);
    const blow = async () => {
      await portal.kill();
      return portal.start();
    };
    await killRounds({ portal, rows, checks, kills, seed, name: `process on ${database}`, blow });
  } catch (error) {
    checks.check(`process on ${database}: runs to its end`, [error.stack, portal.words()]);
  } finally {
    await rows?.close();
    await portal.kill();
    await mariaDb?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const options = {
    kills: { type: 'string', default: '100' },
    database: { type: 'string' },
    seed: { type: 'string', default: '1' },
  };
  const { values } = parseArgs({ options });
  const checks = makeChecks();
  for (const database of values.database ? [values.database] : ['sqlite', 'mysql'])
    await proveProcessKills({ kills: Number(values.kills), database, seed: Number(values.seed), checks });
  process.exitCode = checks.finish();
}
