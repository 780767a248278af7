import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRows } from '../../proof/drivers.mjs';
import { makeMariaDb } from '../../proof/mariadb.mjs';
import { send, setUpCompany } from '../../proof/company-account.mjs';
import { makePortal } from '../../proof/portal.mjs';

export const DAY = 86_400_000;
export const FIRST_DAY = Date.UTC(2023, 0, 1);

/**
 * Node options for profiling the process of the portal: `BENCH_NODE_OPTIONS='--require …'`.
 * @type {Record<string, string>}
 */
const looking = process.env['BENCH_NODE_OPTIONS'] ? { NODE_OPTIONS: process.env['BENCH_NODE_OPTIONS'] } : {};

/** Starts a portal on one database with one company that has a location. */
export async function makeWorld(database, env = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lichen-bench-'));
  const mariaDb = database === 'mysql' ? await makeMariaDb() : undefined;
  await mariaDb?.start();
  const portal = await makePortal({ folder, databaseUrl: mariaDb?.url, env: { ...looking, ...env } });
  await portal.start();
  const person = await setUpCompany(portal.url, 'first@bench.example');
  const rows = await openRows(portal.databaseUrl);
  return {
    portal,
    port: Number(new URL(portal.url).port),
    person,
    rows,
    databaseUrl: portal.databaseUrl,
    /** Ids of the processes that answer: the portal's, and its database server's if there is one. */
    pids: () => [portal.pid(), ...(mariaDb ? [mariaDb.pid()] : [])],
    databasePids: () => (mariaDb ? [mariaDb.pid()] : []),
    databaseSettings: mariaDb?.settings ?? ['journal_mode=WAL', 'synchronous=FULL'],
    call: (method, place, body, headers) =>
      send({ url: portal.url, cookie: person.cookie, method, path: place, body, headers }),
    stop: async () => {
      await rows.close();
      await portal.kill();
      await mariaDb?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const billOn = (person, from, to = from) => ({
  location_id: person.locationId,
  from,
  to,
  amount: 1234.5,
  units: 'kWh',
  renewable_amount: 0,
  description: 'Meter 1',
});
