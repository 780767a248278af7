import { SUBSCRIPTIONS, type Subscription } from '@lichen/contracts/portal/subscriptions';
import { subscriptions } from '../platform/accounts/subscriptions';
import { systemClock } from '../platform/clock';
import { readConfiguration } from '../platform/configuration';
import { openDatabase } from '../platform/store/open-database';

const USAGE = `modules [add MODULE EMAIL | remove MODULE EMAIL]   EMAIL is of anybody in the account
modules: ${SUBSCRIPTIONS.join(', ')}`;

const say = (text: string) => process.stdout.write(`${text}\n`);
const isModule = (name: string | undefined): name is Subscription =>
  (SUBSCRIPTIONS as readonly (string | undefined)[]).includes(name);

/** Names the modules of every account, or switches one on or off; answers the exit code. */
async function modulesOf([verb, module, email]: readonly string[]): Promise<number> {
  const isChange = (verb === 'add' || verb === 'remove') && isModule(module) && email;
  if (verb !== undefined && !isChange) throw new Error(USAGE);
  const database = openDatabase(readConfiguration(process.env));
  try {
    const accounts = subscriptions(database, systemClock);
    if (isChange) {
      const account = await accounts.ofPerson(email);
      if (!account) {
        say(`Nobody logs in with ${email}`);
        return 1;
      }
      const has = (each: Subscription) => (each === module ? verb === 'add' : account.modules.includes(each));
      await accounts.set(account.id, { modules: SUBSCRIPTIONS.filter(has) });
    }
    for (const { id, modules } of await accounts.list()) say(`${id}  ${modules.join(' ')}`);
    return 0;
  } finally {
    await database.close();
  }
}

modulesOf(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  },
);
