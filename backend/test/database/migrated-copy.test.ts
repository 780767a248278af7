import { openDatabase } from '../../src/platform/store/open-database';
import { pendingMigrations } from '../../src/platform/store/migrate';
import { emptyDatabase } from './empty-database';
import { freshDatabase } from './fresh-database';
import { migrated } from './migrated-copy';
import { probeMigrations } from '../probe';
import { tablesMade } from './tables-made';

const migrations = probeMigrations;

it('copies what migrations make, and no row of another test', async () => {
  const [made, first] = [await freshDatabase(migrations), await freshDatabase(migrations, 'copied')];
  await first.database.run('INSERT INTO probe_sums (company_id, kind, amount, probes) VALUES (?, ?, 1, 1)', ['c', 'k']);
  const copied = await freshDatabase(migrations, 'copied');

  expect(await tablesMade(copied.database)).toEqual(await tablesMade(made.database));
  expect(await copied.database.all('SELECT * FROM probe_sums')).toEqual([]);
  for (const each of [made, first, copied]) await each.close();
});

it('leaves nothing to migrate in a copy', async () => {
  const made = [await emptyDatabase(), await emptyDatabase()];
  for (const empty of made) {
    await migrated(empty, 'complete', () => migrations);
    const database = openDatabase({ databaseUrl: empty.url, DATABASE_POOL: 2 });
    expect(await pendingMigrations(database, migrations)).toEqual([]);
    await database.close();
    await empty.drop();
  }
});
