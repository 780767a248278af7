import { join, resolve } from 'node:path';
import { allModules } from '../modules';
import { readConfiguration } from '../platform/configuration';
import { readDictionaries } from '../platform/dictionaries';
import { recountAll } from '../platform/recount/recount';
import { openDatabase } from '../platform/store/open-database';

const reference = resolve(__dirname, '../../reference');

/** Compares all stored sums with their rows and corrects the differences. */
async function recount(source: NodeJS.ProcessEnv): Promise<void> {
  const database = openDatabase(readConfiguration(source));
  try {
    const modules = allModules(reference, readDictionaries(join(reference, 'dictionaries')));
    const tables = modules.flatMap(({ cumulativeTotals: kept = [] }) => kept);
    const wrong = await recountAll({ database, tables }, async () => true);
    process.stdout.write(wrong === 0 ? 'all sums are those of their rows\n' : `${wrong} sums were put right\n`);
  } finally {
    await database.close();
  }
}

recount(process.env).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
});
