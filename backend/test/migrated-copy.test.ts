import { jobsMigrations } from '../src/platform/jobs/jobs.migrations';
import { type FreshDatabase, freshDatabase } from './fresh-database';
import { probeMigrations } from './probe';

const migrations = [...jobsMigrations, ...probeMigrations];

/** Columns and indexes of each table, and which migrations it has met. */
async function madeOf({ database }: FreshDatabase) {
  const queries = database.sequelize.getQueryInterface();
  const made: Record<string, unknown> = { ran: await database.all('SELECT name FROM migrations ORDER BY name') };
  for (const table of await queries.showAllTables())
    made[String(table)] = [await queries.describeTable(String(table)), await queries.showIndex(String(table))];
  return made;
}

it('copies what migrations make, and no row of another test', async () => {
  const [migrated, first] = [await freshDatabase(migrations), await freshDatabase(migrations, 'copied')];
  await first.database.run('INSERT INTO probe_sums (company_id, kind, amount, probes) VALUES (?, ?, 1, 1)', ['c', 'k']);
  const copied = await freshDatabase(migrations, 'copied');

  expect(await madeOf(copied)).toEqual(await madeOf(migrated));
  expect(await copied.database.all('SELECT * FROM probe_sums')).toEqual([]);
  for (const each of [migrated, first, copied]) await each.close();
});
