import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../src/platform/store/open-database';
import { probeMigrations } from '../probe';
import { type EmptyDatabase, emptyDatabase } from './empty-database';
import { migrated } from './migrated-copy';
import { prepared } from './prepared-copy';

const open = ({ url }: EmptyDatabase) => openDatabase({ databaseUrl: url, DATABASE_POOL: 2 });
const insert = 'INSERT INTO probe_sums (company_id, kind, amount, probes) VALUES (?, ?, 1, 1)';

async function write(empty: EmptyDatabase, company: string): Promise<void> {
  const database = open(empty);
  await database.run(insert, [company, "it's said"]);
  await database.close();
}

it('copies rows and files that were prepared once, and nothing of another test', async () => {
  const [first, second] = [await emptyDatabase(), await emptyDatabase()];
  let times = 0;
  const prepareIn = (empty: EmptyDatabase) => async () => {
    times += 1;
    await migrated(empty, 'to-prepare', () => probeMigrations);
    await write(empty, 'prepared');
    writeFileSync(join(empty.directory, 'key'), 'secret');
    return { name: 'said' };
  };
  expect(await prepared(first, 'probes', prepareIn(first))).toEqual({ name: 'said' });
  await write(first, 'own');
  writeFileSync(join(first.directory, 'own'), '');
  expect(await prepared(second, 'probes', prepareIn(second))).toEqual({ name: 'said' });

  const database = open(second);
  expect(await database.all('SELECT company_id, kind FROM probe_sums')).toEqual([
    { company_id: 'prepared', kind: "it's said" },
  ]);
  await database.close();
  expect(times).toBe(1);
  expect(readFileSync(join(second.directory, 'key'), 'utf8')).toBe('secret');
  expect(existsSync(join(second.directory, 'own'))).toBe(false);
  await Promise.all([first.drop(), second.drop()]);
});
