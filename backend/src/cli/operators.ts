import { join, resolve } from 'node:path';
import { allMigrations, allModules } from '../modules';
import { operators } from '../platform/accounts/operators';
import { systemClock } from '../platform/clock';
import { readDictionaries } from '../platform/dictionaries';
import { migrate } from '../platform/store/migrate';
import { runCommand, say } from './shared/run-command';
import { withDatabase } from './shared/with-database';

const USAGE = 'operators [add EMAIL | remove EMAIL]';
const reference = resolve(__dirname, '../../reference');

/** Lists the operators, or makes a person an operator; returns the exit code. */
async function operatorsOf([verb, email]: readonly string[]): Promise<number> {
  if (verb !== undefined && ((verb !== 'add' && verb !== 'remove') || !email)) throw new Error(USAGE);
  return withDatabase(async (database) => {
    await migrate(database, allMigrations(allModules(reference, readDictionaries(join(reference, 'dictionaries')))));
    const people = operators(database, systemClock);
    if (email && !(await people.set(email, verb === 'add'))) {
      say(`Nobody logs in with ${email}`);
      return 1;
    }
    const found = await people.list();
    for (const each of found) say(each);
    say(`${found.length} operators`);
    return 0;
  });
}

void runCommand(() => operatorsOf(process.argv.slice(2)));
