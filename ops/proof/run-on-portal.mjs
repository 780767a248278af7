import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { makeChecks } from './checks.mjs';
import { openRows } from './drivers.mjs';
import { makeMariaDb } from './mariadb.mjs';
import { makePortal } from './portal.mjs';

/**
 * Runs a proof on a separate portal and database, which are removed afterwards. A proof that throws counts as failed
 * and the portal's output is printed.
 */
export async function runOnPortal({ name, database, env = {}, checks }, prove) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lichen-proof-'));
  const mariaDb = database === 'mysql' ? await makeMariaDb() : undefined;
  await mariaDb?.start();
  const portal = await makePortal({ folder, databaseUrl: mariaDb?.url, env });
  let rows;
  try {
    await portal.start();
    rows = await openRows(portal.databaseUrl);
    await prove({ portal, rows, folder, mariaDb });
  } catch (error) {
    checks.check(`${name}: runs to its end`, [error instanceof Error ? error.stack : error, portal.words()]);
  } finally {
    await rows?.close().catch(() => undefined);
    await portal.kill();
    await mariaDb?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const BOTH = ['sqlite', 'mysql'];

/**
 * Runs a proof when its file is the main program, with its arguments from the command line; `--database` selects one.
 * @param {string} moduleUrl
 * @param {{ numbers: Record<string, string>, words?: string[], flags?: string[], databases?: string[] }} asked
 * @param {Function} prove
 */
export async function asProgram(moduleUrl, { numbers, words = [], flags = [], databases = BOTH }, prove) {
  if (!process.argv[1] || moduleUrl !== pathToFileURL(process.argv[1]).href) return;
  /** @type {Record<string, { type: 'string' | 'boolean', default?: string | boolean }>} */
  const options = {
    database: { type: 'string' },
    ...Object.fromEntries(Object.entries(numbers).map(([name, usual]) => [name, { type: 'string', default: usual }])),
    ...Object.fromEntries(words.map((name) => [name, { type: 'string' }])),
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean', default: false }])),
  };
  const { values } = parseArgs({ options });
  const asked = Object.fromEntries(Object.keys(numbers).map((name) => [name, Number(values[name])]));
  const checks = makeChecks();
  for (const database of values['database'] ? [values['database']] : databases)
    await prove({ ...values, ...asked, database, checks });
  process.exitCode = checks.finish();
}
