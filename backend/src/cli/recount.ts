import { join, resolve } from 'node:path';
import { allModules } from '../modules';
import { readDictionaries } from '../platform/dictionaries';
import { recountAll } from '../platform/recount/recount';
import { runCommand, say } from './shared/run-command';
import { withDatabase } from './shared/with-database';

const reference = resolve(__dirname, '../../reference');

/** Compares all stored sums with their rows and corrects the differences. */
const recount = (): Promise<number> =>
  withDatabase(async (database) => {
    const modules = allModules(reference, readDictionaries(join(reference, 'dictionaries')));
    const tables = modules.flatMap(({ cumulativeTotals: kept = [] }) => kept);
    const wrong = await recountAll({ database, tables }, async () => true);
    say(wrong === 0 ? 'all sums are those of their rows' : `${wrong} sums were put right`);
    return 0;
  });

void runCommand(recount);
